/** What explains solutions: its commands and its controller. */
export { explain } from "./commands.ts";
export { ExplainController } from "./explain-controller.ts";
