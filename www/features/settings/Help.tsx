/** Help and settings. */
export function Help() {
  return (
    <dialog id="help-dialog" aria-labelledby="help-title">
      <h2 id="help-title" tabIndex={-1}>
        How to play
      </h2>
      <button type="button" class="btn primary" id="update-too" hidden>
        Update ready · Reload
      </button>
      <p>
        <b>Queen’s Challenge.</b> Some queens are locked. Place the others so that no two share a
        row, column or diagonal. Choose one of your queens to take it off, or drag it elsewhere.
        Cross out squares that are ruled out: by a right click, by dragging over them, or with the
        cross chosen under the board.
      </p>
      <p>
        <b>Knight’s Tour.</b> Jump, two squares along and one across, until the knight has visited
        every square once. A closed tour ends a jump away from its start.
      </p>
      <p>
        <b>Every day</b> there is one Queen’s puzzle and one Knight’s puzzle for everybody: easier
        on Monday, harder towards Saturday, larger or closed on Sunday. They change at your
        midnight. A day counts for the streak when you solve one of its puzzles on the day itself.
      </p>
      <p>
        <b>Hints</b> say first whether the board can still be completed, then show a piece of
        reasoning, then do it for you; each only when you ask. Those with reasoning are counted and
        shown, and cost nothing else.
      </p>
      <p>
        <b>Watch.</b> Choose a solver and press play. <i>Normal</i> makes 0.5 to 60 steps per
        second, <i>Fast</i> a thousand times as many, and <i>Flat out</i> as many as the machine
        can. The slider under the board goes to any step made so far. Play and Watch have boards of
        their own: <i>Watch a solver</i> and <i>Play this position</i> take one over.
      </p>
      <p>
        <b>Learn.</b> A guided walk from brute force to arc consistency and Warnsdorff’s rule, stop
        by stop. <i>Try it yourself</i> opens the same moment in Watch.
      </p>
      <h3>Settings</h3>
      <label class="check">
        <input type="checkbox" id="sounds" />
        <span>
          Sounds
          <small>soft ones, for what you do yourself</small>
        </span>
      </label>
      <p>
        <button type="button" class="btn" id="theme-too">
          Switch between light and dark
        </button>
      </p>
      <h3>Your games</h3>
      <p id="keeping-how" />
      <ul class="aside" id="set-aside" />
      <div class="btns">
        <button type="button" class="btn" id="export-all">
          Save everything to a file
        </button>
        <button type="button" class="btn" id="import-all">
          Bring in a file…
        </button>
        <input
          type="file"
          id="import-file"
          accept=".json,application/json"
          aria-label="A file of saved games"
          hidden
        />
      </div>
      <p class="plain" id="keeping-says" role="status" />
      <h3>Keys</h3>
      <label class="check">
        <input type="checkbox" id="letters" />{" "}
        <span>
          Single-letter keys
          <small>
            letters, and <kbd>.</kbd> <kbd>,</kbd> <kbd>[</kbd> <kbd>]</kbd>; switch them off if
            they get in the way of other software. Arrows, Enter, Space and keys with Ctrl go on.
          </small>
        </span>
      </label>
      <table>
        <caption class="hidden">Keys</caption>
        <tbody>
          <tr>
            <th scope="row">
              <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd>
            </th>
            <td>move on the board and in the search tree</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>Enter</kbd>
            </th>
            <td>place, take off, lock or jump; press a button</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>c</kbd> <kbd>5</kbd>
            </th>
            <td>to the square of that name</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>Space</kbd>, <kbd>X</kbd>
            </th>
            <td>on a board of queens, write with the other pen; cross a square out</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>M</kbd>
            </th>
            <td>
              take a queen up; the arrows carry it, <kbd>Enter</kbd> drops it, <kbd>Esc</kbd> puts
              it back
            </td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>R</kbd> <kbd>C</kbd> <kbd>D</kbd>
            </th>
            <td>
              read the row, the column, the diagonals; with <kbd>Shift</kbd> where the board has
              such a column
            </td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>A</kbd> <kbd>W</kbd>
            </th>
            <td>read what attacks the square, and what is left; likewise</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>Backspace</kbd>, <kbd>Ctrl</kbd> <kbd>Z</kbd>
            </th>
            <td>
              undo; <kbd>Ctrl</kbd> <kbd>Y</kbd> redo
            </td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>Space</kbd>
            </th>
            <td>play or pause the solver</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>.</kbd> <kbd>,</kbd>
            </th>
            <td>one step on, one step back</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>Home</kbd> <kbd>End</kbd>
            </th>
            <td>to the start, to the last step made</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>[</kbd> <kbd>]</kbd>
            </th>
            <td>to the previous backtrack, to the next</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>F</kbd>
            </th>
            <td>switch Fast on and off</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>N</kbd>
            </th>
            <td>a new run</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>B</kbd> <kbd>L</kbd>
            </th>
            <td>bookmark this step; copy a link to it</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>Page Up</kbd> <kbd>Page Down</kbd>
            </th>
            <td>to the first and the last row of the search tree</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd>
            </th>
            <td>
              zoom on a large board; <kbd>0</kbd> shows it whole, <kbd>Shift</kbd> with the arrows
              moves it
            </td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>←</kbd> <kbd>→</kbd>
            </th>
            <td>in Learn, the previous part and the next</td>
          </tr>
        </tbody>
      </table>
      <h3>Credits</h3>
      <p>
        Both puzzles and their first solvers follow Billy D. Spelchan’s articles and games{" "}
        <i>Queen’s Challenge</i> and <i>Knight’s Tour</i> (2021). Thomas Mulvey’s report{" "}
        <i>Backtracking and Forward-Checking: N-Queens</i> (2019) and Agnius Vasiliauskas’s article{" "}
        <i>Solving eight queens problem with electrical force analogy</i> (17 September 2014) gave
        others. Every solver names its own sources under <i>About</i>.
      </p>
      <p>
        The game holds free software by others:{" "}
        <a href="LICENSES.txt" target="_blank" rel="noopener">
          their licences
        </a>
        .
      </p>
      <form method="dialog">
        <button type="submit" class="btn primary">
          Close
        </button>
      </form>
    </dialog>
  );
}
