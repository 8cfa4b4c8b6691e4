import { useComputed } from "@preact/signals";
import type { GameId } from "../engine/generated/puzzle.ts";
import { gameOf, type Mode } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { type Choice, Segmented } from "../ui/Segmented.tsx";

interface Props {
  /** Loads a new version of the page, where there is one. */
  update: (() => void) | null;
}

/** Name, mode, game, theme and help. */
export function Header({ update }: Props) {
  return (
    <header>
      <div class="inline">
        <h1 class="brand inline">
          <img src="www/icon.svg" alt="" width={28} height={28} />
          <span>Forward Check</span>
        </h1>
        <ModeChoice />
        <div class="tools inline">
          <span role="status">
            <Button
              class="btn plain small link"
              id="update"
              hidden={!update}
              onClick={() => update?.()}
            >
              Update ready · Reload
            </Button>
          </span>
          <GameChoice />
          <ThemeButton />
          <HelpButton update={update} />
        </div>
      </div>
    </header>
  );
}

const gameChoice = (
  value: GameId,
  short: string,
  name: string,
  icon: IconName,
): Choice<GameId> => ({
  value,
  name,
  title: name,
  label: (
    <>
      <Icon name={icon} />
      <b>{short}</b>
    </>
  ),
});

const GAMES = [
  gameChoice("queens", "Queens", "Queen’s Challenge", "queen"),
  gameChoice("knights", "Knight", "Knight’s Tour", "knight"),
  gameChoice("colour", "Colour", "Colour Queens", "colour"),
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

const modeChoice = (value: Mode, name: string): Choice<Mode> => ({
  value,
  label: name,
  text: name,
});

const MODES = [
  modeChoice("play", "Play"),
  modeChoice("watch", "Watch"),
  modeChoice("learn", "Learn"),
  modeChoice("compare", "Compare"),
];

function ModeChoice() {
  const { view, dispatch } = useApp();
  const mode = useComputed(() => view.awaited.value ?? view.state.value.mode).value;
  return (
    <Segmented
      id="mode"
      class="tabs"
      label="Play, watch, learn or compare"
      name="mode"
      choices={MODES}
      value={mode}
      onChange={(chosen) => dispatch({ type: "app/mode", mode: chosen })}
    />
  );
}

const ThemeButton = () => (
  <Button
    class="icon not-phone"
    id="theme"
    title="Light or dark"
    label="Switch between light and dark"
    icon="theme"
    action={{ type: "settings/switch-theme" }}
  />
);

const HelpButton = ({ update }: Props) => (
  <Button
    class="icon"
    id="help"
    title="Help and settings (?)"
    label={update ? "Help and settings, update ready" : "Help and settings"}
    action={{ type: "app/help", part: "rules" }}
  >
    ?
  </Button>
);
