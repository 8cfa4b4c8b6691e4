import { Icon } from "../ui/Icon.tsx";

/** Name, game, mode, theme and help. */
export function Header() {
  return (
    <header inert>
      <h1 class="brand">
        <img src="www/icon.svg" alt="" width={26} height={26} />
        <span>Forward Check</span>
      </h1>
      <fieldset class="seg" id="game">
        <legend>Game</legend>
        <label title="Queen’s Challenge">
          <input type="radio" name="game" value="queens" aria-label="Queen’s Challenge" />{" "}
          <span>
            <b class="long">Queen’s Challenge</b>
            <Icon name="queen" class="short" />
          </span>
        </label>
        <label title="Knight’s Tour">
          <input type="radio" name="game" value="knights" aria-label="Knight’s Tour" />{" "}
          <span>
            <b class="long">Knight’s Tour</b>
            <Icon name="knight" class="short" />
          </span>
        </label>
      </fieldset>
      <div class="spacer" role="status">
        <button type="button" class="btn tiny" id="update" hidden>
          Update ready · Reload
        </button>
      </div>
      <fieldset class="seg" id="mode">
        <legend>Play, watch, learn or compare</legend>
        <label>
          <input type="radio" name="mode" value="play" />
          <span>Play</span>
        </label>
        <label>
          <input type="radio" name="mode" value="watch" />
          <span>Watch</span>
        </label>
        <label>
          <input type="radio" name="mode" value="learn" />
          <span>Learn</span>
        </label>
        <label>
          <input type="radio" name="mode" value="compare" />
          <span>Compare</span>
        </label>
      </fieldset>
      <button
        type="button"
        class="icon"
        id="theme"
        title="Light or dark"
        aria-label="Switch between light and dark"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" stroke-width="1.8" />
          <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        class="icon"
        id="help"
        title="Help and settings"
        aria-label="Help and settings"
      >
        <b class="long">?</b>
        <svg class="short" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <circle cx="4" cy="10" r="1.8" />
          <circle cx="10" cy="10" r="1.8" />
          <circle cx="16" cy="10" r="1.8" />
        </svg>
      </button>
    </header>
  );
}
