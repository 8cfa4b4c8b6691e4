import { readTheme } from "./theme.ts";

/** The colours of the light theme, even if the page is dark. */
export function lightTheme() {
  const { dataset } = document.documentElement;
  const seen = dataset.theme;
  dataset.theme = "light";
  const theme = readTheme();
  dataset.theme = seen;
  return theme;
}
