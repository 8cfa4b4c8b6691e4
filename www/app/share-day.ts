import { dateOf } from "../core/today.ts";
import { dayResult } from "../today/day-result.ts";
import { isCopied, isShared } from "./copying.ts";
import type { PageContext } from "./page-context.ts";

/** Shares the results of today through the system, or else copies them. */
export async function shareDay(app: PageContext) {
  const { session } = app;
  const page = location.href.replace(/#.*$/, "");
  const text = dayResult(session.state, dateOf(session.now()), page);
  if (await isShared({ title: "Forward Check", text })) return;
  if (await isCopied(text)) app.show({ toast: "Copied." });
}
