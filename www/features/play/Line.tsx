import { Sentence } from "../../board/Sentence.tsx";
import { PlayHead } from "./PlayHead.tsx";

export function Line() {
  return (
    <div class="line">
      <PlayHead />
      <Sentence />
    </div>
  );
}
