/** The choice of a board of colours to watch, or to compare solvers on. */

import { useComputed } from "@preact/signals";
import { COLOUR_BOARDS } from "../content/colour-boards.ts";
import { sideOf } from "../core/regions.ts";
import type { State } from "../store/state.ts";
import { useApp } from "../ui/context.ts";
import { Field } from "../ui/Field.tsx";
import { type Option, Select } from "../ui/Select.tsx";

interface Props {
  id: string;
  /** The letters of the chosen board. */
  regions: string;
  onChoose: (regions: string) => void;
}

export function ColourBoards({ id, regions, onChoose }: Props) {
  const { state } = useApp().view;
  const played = useComputed(() => playedBoard(state.value)).value;
  return (
    <Field label="Board">
      <Select
        id={id}
        title="Boards with one solution, by size and grade"
        value={regions}
        options={optionsFor(regions, played)}
        onChange={onChoose}
      />
    </Field>
  );
}

/** The letters of the board of colours in Play. */
const playedBoard = ({ play: { games, seen } }: State) => games[seen.colour]?.regions ?? null;

function optionsFor(chosen: string, played: string | null): Option<string>[] {
  const all = COLOUR_BOARDS.map(({ regions, grade }) => ({
    value: regions,
    label: `${sizeWords(regions)}, ${grade}`,
  }));
  const add = (regions: string | null, words: string) => {
    if (!regions || all.some(({ value }) => value === regions)) return;
    all.push({ value: regions, label: `${sizeWords(regions)}, ${words}` });
  };
  add(played, "as in Play");
  add(chosen, "your own");
  return all;
}

const sizeWords = (regions: string) => `${sideOf(regions)} × ${sideOf(regions)}`;
