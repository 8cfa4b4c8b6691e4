/** The worker's side: it runs one order. */

import type { News, Order } from "./protocol.ts";
import { Recorder } from "./recorder.ts";

export type Interpreter = (order: Order, recorder: Recorder, onReady: () => void) => Promise<void>;

/** Runs an order, and posts what happens. */
export async function serve(
  interpret: Interpreter,
  order: Order,
  post: (news: News, transfer: ArrayBuffer[]) => void,
) {
  const recorder = new Recorder((news) => post(news, news.words ? [news.words.buffer] : []));
  try {
    await interpret(order, recorder, () => post({}, []));
  } catch {
    const text = "the Lab’s interpreter came to an unexpected end: run it again.";
    recorder.end("error", { line: null, text });
  }
}
