/** The keyboard shortcuts. */

/** Keys separated by spaces or commas; in the explanations keys are in backquotes. */
const KEYS: [keys: string, does: string][] = [
  ["← ↑ → ↓", "move on the board and in the search tree"],
  ["Enter", "place, take off, lock or jump; press a button"],
  ["c 5", "to the square of that name"],
  ["Space, X", "on a board of queens, write with the other pen; cross a square out"],
  ["M", "take a queen up; the arrows carry it, `Enter` drops it, `Esc` puts it back"],
  [
    "R C D",
    "read the row, the column, the diagonals; with `Shift` where the board has such a column",
  ],
  ["A W", "read what attacks the square, and what is left; likewise"],
  ["Backspace, Ctrl Z", "undo; `Ctrl` `Y` redo"],
  ["Space", "play or pause the solver"],
  [". ,", "one step on, one step back"],
  ["Home End", "to the start, to the last step made"],
  ["[ ]", "to the previous backtrack, to the next"],
  ["F", "switch Fast on and off"],
  ["N", "a new run"],
  ["B L", "bookmark this step; copy a link to it"],
  ["Page\u00a0Up Page\u00a0Down", "to the first and the last row of the search tree"],
  ["+ − 0", "zoom on a large board; `0` shows it whole, `Shift` with the arrows moves it"],
  ["← →", "in Learn, the previous part and the next"],
];

export function KeyTable() {
  return (
    <table>
      <caption class="hidden">Keys</caption>
      <tbody>
        {KEYS.map(([keys, does]) => (
          <tr key={does}>
            <th scope="row">
              <Keys keys={keys} />
            </th>
            <td>
              {does.split("`").map((part, at) => (at % 2 ? <kbd key={at}>{part}</kbd> : part))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Keys({ keys }: { keys: string }) {
  return keys.split(/(, | )/).map((part, at) => (at % 2 ? part : <kbd key={part}>{part}</kbd>));
}
