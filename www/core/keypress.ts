/** The key that a person meant, on any keyboard layout. */

/** A keyboard event, as far as it matters. */
export interface Press {
  key: string;
  /** The place of the key, named after the US layout. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

interface Meant {
  /** As in `KeyboardEvent.key`. */
  key: string;
  /** Whether Ctrl, Cmd or Alt make it a shortcut. */
  isShortcut: boolean;
}

/** Letters and digits of other scripts than Latin. */
const FOREIGN = /^(?:(?!\p{Script=Latin})(?=[\u0370-\uffff])[\p{L}\p{M}\p{Nd}])+$/u;

/** Signs on a US keyboard where other scripts have letters. */
const SIGNS: Record<string, string> = {
  BracketLeft: "[",
  BracketRight: "]",
  Comma: ",",
  Period: ".",
};

/**
 * Latin layouts mean what they write, wherever the key is. In other scripts, the place of the key decides.
 * Some layouts write brackets with Option, which is Alt, or with AltGr, which Windows reports as Ctrl and Alt.
 */
export function meantBy(press: Press): Meant {
  const { key, ctrlKey, metaKey, altKey } = press;
  const isBracket = altKey && !metaKey && /^[[\]]$/.test(key);
  const isShortcut = !isBracket && (ctrlKey || metaKey || altKey);
  if (key === "؟") return { key: "?", isShortcut };
  return { key: FOREIGN.test(key) ? inPlace(press) || key : key, isShortcut };
}

function inPlace({ code, shiftKey }: Press) {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return shiftKey ? "" : (digit ?? SIGNS[code]);
}
