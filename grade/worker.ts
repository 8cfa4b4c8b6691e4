/** Runs programs in a thread of Node, one after another, each in a fresh interpreter. */

import { parentPort } from "node:worker_threads";
import { runJavaScript } from "../www/lab/run/javascript.ts";
import type { Order } from "../www/lab/run/protocol.ts";
import { runPython } from "../www/lab/run/python.ts";
import { serve } from "../www/lab/run/serve.ts";

parentPort!.on("message", (order: Order) => {
  const interpret = order.program.language === "python" ? runPython : runJavaScript;
  serve(interpret, order, (news, transfer) => parentPort!.postMessage(news, transfer));
});
