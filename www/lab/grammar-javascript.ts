/** JavaScript in the editor. */

import { javascriptLanguage } from "@codemirror/lang-javascript";
import { LanguageSupport } from "@codemirror/language";

/** Without completion, which would give solutions away. */
export const grammar = new LanguageSupport(javascriptLanguage);
