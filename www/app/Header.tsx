import { useComputed } from "@preact/signals";
import type { GameId } from "../engine/generated/puzzle.ts";
import { HOME } from "../routes/route.ts";
import { linkToMode } from "../store/links.ts";
import type { Mode } from "../store/state.ts";
import { Button } from "../ui/Button.tsx";
import { type Command, useApp } from "../ui/context.ts";
import { GAMES, GameChoice } from "../ui/GameChoice.tsx";
import { Link } from "../ui/Link.tsx";

interface Props {
  /** Loads a new version of the page, where there is one. */
  update: (() => void) | null;
}

/** The name, the pages, the game, the theme and help. */
export function Header({ update }: Props) {
  return (
    <header>
      <div class="inline">
        <Link class="brand inline" href={HOME} action={{ type: "play/home" }}>
          <img src="www/icon.svg" alt="" width={28} height={28} />
          <span>Forward Check</span>
        </Link>
        <Modes />
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
          <GameSwitch />
          <ThemeButton />
          <HelpButton update={update} />
        </div>
      </div>
    </header>
  );
}

/** Only where it acts: Today names its games, and a lesson has one. */
function GameSwitch() {
  const { view, dispatch } = useApp();
  const mode = useComputed(() => view.state.value.mode).value;
  const game = useComputed(() => view.state.value.game).value;
  if (mode !== "watch" && mode !== "compare") return null;
  const choose = (chosen: GameId) => dispatch({ type: "app/game", game: chosen });
  return (
    <>
      <GameChoice id="game" name="game" value={game} onChange={choose} />
      <select
        id="game-menu"
        aria-label="Game"
        value={game}
        onChange={({ currentTarget }) => choose(currentTarget.value as GameId)}
      >
        {GAMES.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

const MODES: Record<Mode, string> = {
  play: "Today",
  watch: "Watch",
  learn: "Learn",
  compare: "Compare",
  lab: "Lab",
};

const goTo = (mode: Mode): Command =>
  mode === "play" ? { type: "play/home" } : { type: "app/mode", mode };

function Modes() {
  const { view } = useApp();
  const { value: state } = view.state;
  const shown = useComputed(() => view.awaited.value ?? view.state.value.mode).value;
  return (
    <nav class="tabs" id="mode" aria-label="Forward Check">
      {(Object.keys(MODES) as Mode[]).map((mode) => (
        <Link
          key={mode}
          href={linkToMode(state, mode)}
          data-mode={mode}
          data-text={MODES[mode]}
          aria-current={mode === shown ? "page" : undefined}
          action={goTo(mode)}
        >
          {MODES[mode]}
        </Link>
      ))}
    </nav>
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
