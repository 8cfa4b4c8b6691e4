/** The tabs of Compare, in their order. */

export const TABS = /** @type {const} */ (["race", "starts", "growth", "chance", "published"]);

/** @typedef {(typeof TABS)[number]} Tab */
