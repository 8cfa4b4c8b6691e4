/** Python in the editor. */

import { pythonLanguage } from "@codemirror/lang-python";
import { LanguageSupport } from "@codemirror/language";

/** Without completion, which nobody asked for. */
export const grammar = new LanguageSupport(pythonLanguage);
