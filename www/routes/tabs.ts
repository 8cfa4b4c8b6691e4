/** The tabs of Compare, in their order. */

export const TABS = ["race", "starts", "growth", "chance", "published"] as const;

export type Tab = (typeof TABS)[number];
