/** The keys of a player: to the start, a step back, play, a step on, and to the end. */

import { Button } from "../ui/Button.tsx";
import type { IconName } from "../ui/Icon.tsx";

/** What a player can be asked for now. */
export interface Player {
  playing: boolean;
  /** What the middle key does. */
  label: "Play" | "Pause" | "Play again";
  /** Whether it stands at its start, and at its end. */
  atStart: boolean;
  atEnd: boolean;
  /** Whether there is a step on, where that is not what `atEnd` says. */
  canStep?: boolean;
}

export type PlayerKey = "start" | "back" | "toggle" | "on" | "end";

interface Props {
  player: Player;
  onPress: (key: PlayerKey) => void;
  /** What the keys do, where they do not say it in the usual words. */
  words?: Partial<Record<PlayerKey, string>>;
  /** What the group is called, where the keys are one by themselves. */
  label?: string;
  ids?: Partial<Record<PlayerKey, string>>;
  /** Without a key to the end. */
  isEndless?: boolean;
  class?: string;
}

const WORDS: Record<PlayerKey, string> = {
  start: "To the start",
  back: "Step back",
  toggle: "Play",
  on: "Step",
  end: "To the end",
};
const SHORTCUTS: Record<PlayerKey, string> = {
  start: "Home",
  back: ",",
  toggle: "Space",
  on: ".",
  end: "End",
};

export function PlayerKeys(props: Props) {
  const {
    player,
    onPress,
    words,
    label,
    ids,
    isEndless = false,
    class: className = "keys",
  } = props;
  const { playing, atStart, atEnd, canStep = !atEnd } = player;
  const key = (name: PlayerKey, icon: IconName, disabled = false) => {
    const says = name === "toggle" ? player.label : (words?.[name] ?? WORDS[name]);
    return (
      <Button
        id={ids?.[name]}
        class={name === "toggle" ? "k play" : "k"}
        title={`${says} (${SHORTCUTS[name]})`}
        label={says}
        disabled={disabled}
        onClick={() => onPress(name)}
        icon={icon}
      />
    );
  };
  const group = label ? { role: "group" as const, "aria-label": label } : {};
  return (
    <div class={className} {...group}>
      {key("start", "start", atStart)}
      {key("back", "back", atStart)}
      {key("toggle", playing ? "pause" : "play")}
      {key("on", "on", !canStep)}
      {!isEndless && key("end", "end", atEnd)}
    </div>
  );
}
