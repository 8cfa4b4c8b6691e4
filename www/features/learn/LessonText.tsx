import { Icon } from "../../ui/Icon.tsx";

/** What a part of a lesson says. */
export function LessonText() {
  return (
    <section class="text" aria-label="Lesson" id="learn" data-in="learn">
      <article class="card lesson">
        <p class="kicker" id="lesson-kicker" />
        <h2 class="title" id="lesson-title" tabIndex={-1} />
        <div id="lesson-text" />
        <p class="task" id="lesson-task" hidden />
        <p class="goal" id="lesson-goal" hidden />
        <div class="walk">
          <button type="button" class="btn" id="learn-back">
            <Icon name="left" />
            Back
          </button>
          <button type="button" class="btn primary" id="learn-next">
            Next
            <Icon name="right" />
          </button>
          <button type="button" class="btn wide" id="learn-watch" aria-label="Open in Watch">
            <span class="long">Open in Watch</span>
            <span class="short" aria-hidden="true">
              Watch
            </span>
          </button>
        </div>
        <div class="links">
          <button type="button" class="link" id="open-glossary" aria-haspopup="dialog">
            Glossary
          </button>
          <button type="button" class="link" id="learn-link" title="Copy a link to this moment (L)">
            Copy link
          </button>
          <button type="button" class="link" id="print-lesson">
            Print
          </button>
        </div>
      </article>
    </section>
  );
}
