/** The keyboard shortcuts. */

/** Keys separated by spaces; in the explanations keys are in backquotes. */
type Keys = [keys: string, does: string];

const COLUMNS: [title: string, keys: Keys[]][][] = [
  [
    [
      "Everywhere",
      [
        ["?", "open this help"],
        ["Esc", "close"],
        ["← ↑ → ↓", "move on the board and in the search tree"],
        ["Enter", "place, take off, lock or jump; press a button"],
        ["c 5", "go to square c5"],
      ],
    ],
    [
      "Play",
      [
        ["H", "hint; with `Shift` if the letter names a column"],
        ["X", "cross out"],
        ["Y", "ask why the square has no queen"],
        ["Space", "use the other pen"],
        ["M", "pick up a queen; `Enter` drops it, `Esc` puts it back"],
        ["Ctrl Z", "undo (or `Backspace`)"],
        ["Ctrl Y", "redo"],
      ],
    ],
    [
      "Read aloud",
      [
        ["R C D", "row, column, diagonals or colour; with `Shift` if the letter names a column"],
        ["A W", "what attacks the square; what is left"],
      ],
    ],
  ],
  [
    [
      "Watch and Compare",
      [
        ["Space", "play or pause"],
        [". ,", "step forward, step back"],
        ["[ ]", "previous backtrack, next backtrack"],
        ["Home End", "go to the start, to the last step made"],
        ["F", "switch Fast on or off"],
        ["N", "restart the run"],
        ["B L", "bookmark this step; copy a link to it"],
        ["P", "projector view of a run or lesson; `Esc` leaves it"],
        ["PgUp PgDn", "first row, last row of the search tree"],
        ["+ − 0", "zoom a large board; `0` shows all of it, `Shift` with arrows moves it"],
      ],
    ],
    [
      "Learn",
      [
        ["← →", "previous part, next part; in the projector view also `PgUp` and `PgDn`"],
        ["Space", "play or pause the steps"],
        [". ,", "step forward, step back"],
      ],
    ],
  ],
];

export function KeyTable() {
  return (
    <div class="cols columns">
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
            <th scope="row">
              {names.split(" ").map((key) => [
                <kbd translate={false} key={key}>
                  {key}
                </kbd>,
                " ",
              ])}
            </th>
            <td>
              {does.split("`").map((part, at) =>
                at % 2 ? (
                  <kbd translate={false} key={at}>
                    {part}
                  </kbd>
                ) : (
                  part
                ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
