import assert from "node:assert/strict";
import { test } from "vitest";
import { meantBy, type Press } from "./keypress.ts";

/** S, C, M and A are Shift, Ctrl, Cmd and Alt. Windows reports AltGr as CA; elsewhere it is no modifier here. */
const pressed = (key: string, code: string, modifiers = ""): Press => ({
  key,
  code,
  shiftKey: modifiers.includes("S"),
  ctrlKey: modifiers.includes("C"),
  metaKey: modifiers.includes("M"),
  altKey: modifiers.includes("A"),
});

type Row = [key: string, code: string, modifiers: string, meant: string];

/** Events as browsers report them, and what each key means; "Ctrl" marks a shortcut. */
const LAYOUTS: Record<string, Row[]> = {
  QWERTY: [
    ["c", "KeyC", "", "c"],
    ["C", "KeyC", "S", "C"],
    ["5", "Digit5", "", "5"],
    ["5", "Numpad5", "", "5"],
    ["[", "BracketLeft", "", "["],
    ["?", "Slash", "S", "?"],
    ["z", "KeyZ", "C", "Ctrl z"],
    ["Z", "KeyZ", "CS", "Ctrl Z"],
    ["z", "KeyZ", "M", "Ctrl z"],
    [".", "Period", "A", "Ctrl ."],
    ["[", "BracketLeft", "M", "Ctrl ["],
    ["Enter", "Enter", "", "Enter"],
    ["ArrowLeft", "ArrowLeft", "", "ArrowLeft"],
    ["Dead", "Quote", "", "Dead"],
  ],
  AZERTY: [
    ["e", "KeyE", "", "e"],
    ["5", "Digit5", "S", "5"],
    ["(", "Digit5", "", "("],
    ["a", "KeyQ", "", "a"],
    ["?", "KeyM", "S", "?"],
    [".", "Comma", "S", "."],
    ["[", "Digit5", "CA", "["],
    ["[", "Digit5", "", "["],
    ["é", "Digit2", "", "é"],
    ["z", "KeyW", "C", "Ctrl z"],
  ],
  QWERTZ: [
    ["y", "KeyZ", "", "y"],
    ["z", "KeyY", "C", "Ctrl z"],
    ["[", "Digit8", "CA", "["],
    ["]", "Digit9", "CA", "]"],
    ["[", "Digit8", "", "["],
    ["?", "Minus", "S", "?"],
    ["µ", "KeyM", "", "µ"],
    ["ö", "Semicolon", "", "ö"],
  ],
  Dvorak: [
    ["c", "KeyI", "", "c"],
    ["z", "Slash", "C", "Ctrl z"],
    [".", "KeyE", "", "."],
    [",", "KeyW", "", ","],
    ["?", "BracketLeft", "S", "?"],
  ],
  "Mac with Option": [
    ["[", "Digit5", "A", "["],
    ["]", "Digit6", "A", "]"],
    ["[", "BracketLeft", "A", "["],
    ["[", "Digit5", "AS", "["],
    ["ƒ", "KeyF", "A", "Ctrl ƒ"],
  ],
  Cyrillic: [
    ["с", "KeyC", "", "c"],
    ["С", "KeyC", "S", "C"],
    ["х", "BracketLeft", "", "["],
    ["ъ", "BracketRight", "", "]"],
    [".", "Slash", "", "."],
    ["?", "Digit7", "S", "?"],
    ["я", "KeyZ", "C", "Ctrl z"],
    ["Я", "KeyZ", "CS", "Ctrl Z"],
    ["н", "KeyY", "M", "Ctrl y"],
    ["ё", "Backquote", "", "ё"],
  ],
  Greek: [
    ["ψ", "KeyC", "", "c"],
    ["η", "KeyH", "", "h"],
    ["ζ", "KeyZ", "C", "Ctrl z"],
    ["?", "Slash", "S", "?"],
  ],
  Hebrew: [
    ["ב", "KeyC", "", "c"],
    ["ז", "KeyZ", "C", "Ctrl z"],
    ["ץ", "Period", "", "."],
    ["ת", "Comma", "", ","],
    ["?", "Slash", "S", "?"],
  ],
  Arabic: [
    ["لا", "KeyB", "", "b"],
    ["٥", "Digit5", "", "5"],
    ["؟", "Slash", "S", "?"],
    ["ئ", "KeyZ", "C", "Ctrl z"],
  ],
};

for (const [layout, rows] of Object.entries(LAYOUTS)) {
  test(`keys mean what a person presses: ${layout}`, () => {
    const meant = rows.map(([key, code, modifiers]) => {
      const { key: name, isShortcut } = meantBy(pressed(key, code, modifiers));
      return isShortcut ? `Ctrl ${name}` : name;
    });
    assert.deepEqual(
      meant,
      rows.map(([, , , expected]) => expected),
    );
  });
}
