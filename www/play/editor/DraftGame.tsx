import { useComputed } from "@preact/signals";
import { useApp } from "../../ui/context.ts";
import { GameChoice } from "../../ui/GameChoice.tsx";

/** Which game the board in the editor is for. */
export function DraftGame() {
  const { view, dispatch } = useApp();
  const game = useComputed(() => view.state.value.game).value;
  return (
    <GameChoice
      name="draft-game"
      value={game}
      onChange={(chosen) => dispatch({ type: "app/game", game: chosen })}
    />
  );
}
