/** Python in the editor. */

import { pythonLanguage } from "@codemirror/lang-python";
import { LanguageSupport } from "@codemirror/language";

/** Without completion, which would give solutions away. */
export const grammar = new LanguageSupport(pythonLanguage);
