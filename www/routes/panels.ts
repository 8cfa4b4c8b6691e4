/** The panels under More in Watch, and how a link names those that are open: `?open=tree,code`, or `all`. */

import { listed } from "../core/lists.ts";
import { quoted } from "../core/quoted.ts";

export const PANELS = ["domains", "tree", "figures", "code"] as const;
export type Panel = (typeof PANELS)[number];

const ALL = "all";

/** Opens or closes one; the list keeps the order of the page. */
export const panelsWith = (open: readonly Panel[], panel: Panel): Panel[] =>
  PANELS.filter((one) => (one === panel) !== open.includes(one));

export const areAllOpen = (open: readonly Panel[]) => PANELS.every((one) => open.includes(one));

export const panelsAsText = (open: readonly Panel[]) =>
  areAllOpen(open) ? ALL : PANELS.filter((one) => open.includes(one)).join(",");

/** The panels that a link names, and a sentence about unknown names, or "". */
export function panelsFrom(text: string): { open: Panel[]; problem: string } {
  if (text === ALL) return { open: [...PANELS], problem: "" };
  const names = text.split(/[+, ]/).filter(Boolean);
  const open = PANELS.filter((one) => names.includes(one));
  const unknown = names.find((name) => !PANELS.some((one) => one === name));
  return { open, problem: unknown === undefined ? "" : noPanel(unknown) };
}

const noPanel = (name: string) =>
  `There is no panel ${quoted(name)}. Choose from ${listed([...PANELS])}, or all.`;
