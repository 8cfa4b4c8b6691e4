/** A worker that runs one program in Python, and is ended with it. */

import type { Order } from "./protocol.ts";
import { runPython } from "./python.ts";
import { serve } from "./serve.ts";

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  serve(runPython, data, (news, transfer) => postMessage(news, { transfer }));
});
