import type { GameId } from "../engine/generated/puzzle.ts";
import { gameOf, type Mode } from "../state/state.ts";
import { useApp } from "../ui/context.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { type Choice, Segmented } from "../ui/Segmented.tsx";
import { useComputed } from "../vendor/preact.js";

interface Props {
  /** Loads a new version of the page, where there is one. */
  update: (() => void) | null;
  onHelp: () => void;
}

/** Name, game, mode, theme and help. */
export function Header({ update, onHelp }: Props) {
  return (
    <header inert>
      <h1 class="brand">
        <img src="www/icon.svg" alt="" width={26} height={26} />
        <span>Forward Check</span>
      </h1>
      <GameChoice />
      <div class="spacer" role="status">
        <button
          type="button"
          class="btn tiny"
          id="update"
          hidden={!update}
          onClick={() => update?.()}
        >
          Update ready · Reload
        </button>
      </div>
      <ModeChoice />
      <ThemeButton />
      <HelpButton update={update} onHelp={onHelp} />
    </header>
  );
}

const gameChoice = (value: GameId, name: string, icon: IconName): Choice<GameId> => ({
  value,
  name,
  title: name,
  label: (
    <>
      <b class="long">{name}</b>
      <Icon name={icon} class="short" />
    </>
  ),
});

const GAMES = [
  gameChoice("queens", "Queen’s Challenge", "queen"),
  gameChoice("knights", "Knight’s Tour", "knight"),
];

function GameChoice() {
  const { view, dispatch } = useApp();
  const game = useComputed(() => gameOf(view.state.value)).value;
  return (
    <Segmented
      id="game"
      class="seg"
      label="Game"
      name="game"
      choices={GAMES}
      value={game}
      onChange={(chosen) => dispatch({ type: "app/game", game: chosen })}
    />
  );
}

const MODES: Choice<Mode>[] = [
  { value: "play", label: "Play" },
  { value: "watch", label: "Watch" },
  { value: "learn", label: "Learn" },
  { value: "compare", label: "Compare" },
];

function ModeChoice() {
  const { view, dispatch } = useApp();
  const mode = useComputed(() => view.awaited.value ?? view.state.value.mode).value;
  return (
    <Segmented
      id="mode"
      class="seg"
      label="Play, watch, learn or compare"
      name="mode"
      choices={MODES}
      value={mode}
      onChange={(chosen) => dispatch({ type: "app/mode", mode: chosen })}
    />
  );
}

function ThemeButton() {
  const { dispatch } = useApp();
  return (
    <button
      type="button"
      class="icon"
      id="theme"
      title="Light or dark"
      aria-label="Switch between light and dark"
      onClick={() => dispatch({ type: "settings/switch-theme" })}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" stroke-width="1.8" />
        <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" />
      </svg>
    </button>
  );
}

function HelpButton({ update, onHelp }: Pick<Props, "update" | "onHelp">) {
  return (
    <button
      type="button"
      class="icon"
      id="help"
      title="Help and settings"
      aria-label={update ? "Help and settings, update ready" : "Help and settings"}
      onClick={onHelp}
    >
      <b class="long">?</b>
      <svg class="short" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <circle cx="4" cy="10" r="1.8" />
        <circle cx="10" cy="10" r="1.8" />
        <circle cx="16" cy="10" r="1.8" />
      </svg>
    </button>
  );
}
