import type { SheetTab } from "../store/ui.ts";

/** The name of the sheet. */
export const LABEL = "Your puzzles";

export const SHEET_TABS: { value: SheetTab; label: string }[] = [
  { value: "archive", label: "Past puzzles" },
  { value: "statistics", label: "Statistics" },
  { value: "collection", label: "Collection" },
];
