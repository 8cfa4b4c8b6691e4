/** JavaScript in the editor. */

import { javascriptLanguage } from "@codemirror/lang-javascript";
import { LanguageSupport } from "@codemirror/language";

/** Without completion, which nobody asked for. */
export const grammar = new LanguageSupport(javascriptLanguage);
