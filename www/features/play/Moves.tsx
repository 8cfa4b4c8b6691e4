import { Icon } from "../../ui/Icon.tsx";

/** The keys of a game. */
export function Moves() {
  return (
    <div class="moves" id="moves" data-in="play">
      <div class="keys" id="move-keys" role="group" aria-label="Moves">
        <button type="button" class="k" id="undo" title="Undo (Ctrl Z)" aria-label="Undo">
          <Icon name="undo" />
        </button>
        <button type="button" class="k" id="redo" title="Redo (Ctrl Y)" aria-label="Redo">
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="k"
          id="again"
          title="Start over; Undo brings the moves back"
          aria-label="Start over"
        >
          <Icon name="again" />
        </button>
      </div>
      <div class="seg pen" id="pen" role="radiogroup" aria-label="A click places">
        <label title="Queen">
          <input type="radio" name="pen" value="piece" aria-label="Queen" />{" "}
          <span>
            <Icon name="queen" /> <b class="long">Queen</b>
          </span>
        </label>
        <label title="Cross (X)">
          <input type="radio" name="pen" value="cross" aria-label="Cross" />{" "}
          <span>
            <Icon name="cross" /> <b class="long">Cross</b>
          </span>
        </label>
      </div>
      <div class="seg pen" id="knight-pen" role="radiogroup" aria-label="A click sets">
        <label title="Start">
          <input type="radio" name="knight-pen" value="start" aria-label="Start" />{" "}
          <span>
            <Icon name="knight" /> <b class="long">Start</b>
          </span>
        </label>
        <label title="Blocked square">
          <input type="radio" name="knight-pen" value="block" aria-label="Blocked square" />{" "}
          <span>
            <Icon name="cross" /> <b class="long">Blocked</b>
          </span>
        </label>
      </div>
      <button
        type="button"
        class="btn hintbtn"
        id="hint-button"
        aria-expanded="false"
        aria-controls="hint"
      >
        <Icon name="hint" />
        Hint
      </button>
      <button type="button" class="btn" id="share-button">
        <Icon name="share" />
        Share
      </button>
      <button type="button" class="btn" id="past-button">
        Past puzzles
      </button>
      <button type="button" class="btn primary" id="next-button" />
      <button type="button" class="btn" id="draft-random" />
      <button type="button" class="btn primary" id="draft-play">
        Play this board
      </button>
      <button type="button" class="btn primary" id="large-watch">
        Watch
      </button>
    </div>
  );
}
