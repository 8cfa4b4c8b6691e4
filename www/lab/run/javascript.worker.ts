/** A worker that runs one program in JavaScript, and is ended with it. */

import { runJavaScript } from "./javascript.ts";
import type { Order } from "./protocol.ts";
import { serve } from "./serve.ts";

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  serve(runJavaScript, data, (news, transfer) => postMessage(news, { transfer }));
});
