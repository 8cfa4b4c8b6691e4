/** What the signs on the board of a reason mean. */

const CROSS = "M6 6l8 8m0-8l-8 8";

/** @param from the name of the imagined queen's square, if the signs are about one reason with one queen */
export function Signs({ from }: { from?: string | undefined }) {
  return (
    <ul class="explain-signs">
      <li>
        <svg viewBox="0 0 20 20" class="free" aria-hidden="true">
          <circle cx="10" cy="10" r="5" />
        </svg>
        still free
      </li>
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="5" />
        </svg>
        attacked{from && ` from ${from}`}
      </li>
      <li>
        <svg viewBox="0 0 20 20" class="now" aria-hidden="true">
          <path d={CROSS} />
        </svg>
        ruled out now
      </li>
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={CROSS} />
        </svg>
        ruled out before
      </li>
    </ul>
  );
}
