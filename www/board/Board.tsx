/** A board drawn square by square. */
export function Board() {
  return (
    <div class="board" id="board">
      <canvas id="canvas" aria-hidden="true" />
      <div id="grid" role="grid" />
    </div>
  );
}
