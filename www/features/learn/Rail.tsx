/** The lessons, chapter by chapter. */
export function Rail() {
  return (
    <nav class="rail" id="rail" aria-label="Lessons" data-in="learn">
      <div class="chapters" id="chapters" />
      <button type="button" class="btn tiny" id="all-lessons" aria-haspopup="dialog">
        All lessons
      </button>
    </nav>
  );
}
