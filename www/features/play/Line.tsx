import { layout } from "../../ui/layout.ts";
import { FirstLine, useFirst } from "./First.tsx";
import { Goal } from "./Goal.tsx";
import { PlayHead } from "./PlayHead.tsx";

export function Line() {
  if (useFirst()) return <FirstLine />;
  return (
    <div class="line">
      <PlayHead />
      {layout.value !== "wide" && <Goal />}
    </div>
  );
}
