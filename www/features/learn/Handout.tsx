/** A lesson on paper. */
export function Handout() {
  return <article class="handout" id="handout" aria-hidden="true" />;
}
