/** The keyboard shortcuts. */

/** Keys separated by spaces; in the explanations keys are in backquotes. */
type Keys = [keys: string, does: string];

const COLUMNS: [title: string, keys: Keys[]][][] = [
  [
    [
      "Everywhere",
      [
        ["?", "this help"],
        ["Esc", "close"],
        ["← ↑ → ↓", "move on the board and in the search tree"],
        ["Enter", "place, take off, lock or jump; press a button"],
        ["c 5", "go to the square c5"],
      ],
    ],
    [
      "Play",
      [
        ["H", "hint; with `Shift` where it names a column"],
        ["X", "cross out"],
        ["Space", "write with the other pen"],
        ["M", "pick up a queen; `Enter` drops it, `Esc` puts it back"],
        ["Ctrl Z", "undo; so does `Backspace`"],
        ["Ctrl Y", "redo"],
      ],
    ],
    [
      "Read aloud",
      [
        ["R C D", "the row, column, diagonals; with `Shift` where they name a column"],
        ["A W", "what attacks the square, and what is left"],
      ],
    ],
  ],
  [
    [
      "Watch and Compare",
      [
        ["Space", "play or pause"],
        [". ,", "a step on, a step back"],
        ["[ ]", "previous backtrack, next backtrack"],
        ["Home End", "first and last step made"],
        ["F", "Fast on and off"],
        ["N", "run again"],
        ["B L", "bookmark this step; copy a link to it"],
        ["PgUp PgDn", "first and last row of the search tree"],
        ["+ − 0", "zoom on a large board; `0` shows it whole, `Shift` and arrows move it"],
      ],
    ],
    [
      "Learn",
      [
        ["← →", "previous part, next part"],
        ["Space", "play or pause the steps"],
        [". ,", "a step on, a step back"],
      ],
    ],
  ],
];

export function KeyTable() {
  return (
    <div class="cols">
      {COLUMNS.map((tables) => (
        <div key={tables[0]?.[0]}>
          {tables.map(([title, keys]) => (
            <Table key={title} title={title} keys={keys} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Table({ title, keys }: { title: string; keys: Keys[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {keys.map(([names, does]) => (
          <tr key={does}>
            <th scope="row">{names.split(" ").map((key) => [<kbd key={key}>{key}</kbd>, " "])}</th>
            <td>
              {does.split("`").map((part, at) => (at % 2 ? <kbd key={at}>{part}</kbd> : part))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
