/** The parts of Help. */

export { KeyTable } from "./KeyTable.tsx";
export { Rules } from "./Rules.tsx";
export { Settings } from "./Settings.tsx";
