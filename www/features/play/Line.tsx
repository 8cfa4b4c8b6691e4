import { FirstLine, useFirst } from "./First.tsx";
import { PlayHead } from "./PlayHead.tsx";

export function Line() {
  if (useFirst()) return <FirstLine />;
  return (
    <div class="line">
      <PlayHead />
    </div>
  );
}
