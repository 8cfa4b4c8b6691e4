/** How an address asks for an embed. */

export type ThemeName = "light" | "dark";

/**
 * How the page's address asks for an embed; null for the page itself.
 * @param search the address from ? on
 */
export function embedding(search: string): { theme: ThemeName | null } | null {
  const words = new URLSearchParams(search);
  if (!words.has("embed")) return null;
  const theme = words.get("theme");
  return { theme: theme === "light" || theme === "dark" ? theme : null };
}
