/** All solvers of the game. */
export function SolverMenu() {
  return (
    <div id="menu" popover>
      <div class="menu-head" id="menu-head" />
      <div id="solver-list" role="menu" aria-label="Solvers" />
      <p class="foot" id="menu-foot" />
    </div>
  );
}
