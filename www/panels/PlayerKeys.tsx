/** The buttons of a player: to the start, step back, play, step, to the end. */

import { Button } from "../ui/Button.tsx";

export interface Player {
  playing: boolean;
  /** Of the middle button. */
  label: "Play" | "Pause" | "Play again";
  atStart: boolean;
  atEnd: boolean;
  /** If not the opposite of `atEnd`. */
  canStep?: boolean;
}

export type PlayerKey = "start" | "back" | "toggle" | "on" | "end";

interface Props {
  player: Player;
  onPress: (key: PlayerKey) => void;
  /** Names that differ from the usual ones. */
  words?: Partial<Record<PlayerKey, string>>;
  /** The name of the group, if the keys form one. */
  label?: string;
  ids?: Partial<Record<PlayerKey, string>>;
  /** Without a key to the end. */
  isEndless?: boolean;
  /** Whether Play is the primary button, in words. */
  isPrimary?: boolean;
  /** With only the two steps beside Play. */
  isShort?: boolean;
  class?: string;
}

/** The name and shortcut of each key; the label of the middle one changes. */
const KEYS: Record<PlayerKey, [name: string, shortcut: string]> = {
  start: ["To the start", "Home"],
  back: ["Step back", ","],
  toggle: ["Play", "Space"],
  on: ["Step", "."],
  end: ["To the end", "End"],
};

export function PlayerKeys(props: Props) {
  const {
    player,
    onPress,
    words,
    label,
    ids,
    isEndless,
    isPrimary,
    isShort,
    class: group = "keys",
  } = props;
  const { playing, atStart, atEnd, canStep = !atEnd } = player;
  const key = (id: PlayerKey, disabled = false) => {
    const [usual, shortcut] = KEYS[id];
    const name = id === "toggle" ? player.label : (words?.[id] ?? usual);
    const isPlay = id === "toggle";
    return (
      <Button
        id={ids?.[id]}
        class={isPlay && isPrimary ? "btn primary" : isPlay ? "key play" : "key"}
        icon={!isPlay ? id : playing ? "pause" : "play"}
        label={name}
        title={`${name} (${shortcut})`}
        disabled={disabled}
        onClick={() => onPress(id)}
      >
        {isPlay && isPrimary ? shortened(player.label) : null}
      </Button>
    );
  };
  return (
    <div class={group} {...(label && { role: "group" as const, "aria-label": label })}>
      {!isShort && key("start", atStart)}
      {key("back", atStart)}
      {key("toggle")}
      {key("on", !canStep)}
      {!isShort && !isEndless && key("end", atEnd)}
    </div>
  );
}

/** Keeps the width of the button. */
const shortened = (label: Player["label"]) => (label === "Play again" ? "Again" : label);
