/** The pages for teachers, in place of a lesson: about the course, and its answer key. */

import { CHAPTERS, LESSONS } from "../content/lessons/index.ts";
import type { Lesson } from "../content/lessons/lesson.ts";
import { count } from "../core/numbers.ts";
import { ideasOf, lessonCalled, type TeachersPage } from "../store/lessons.ts";
import { AnswerKey } from "./AnswerKey.tsx";

export function Teachers({ page }: { page: TeachersPage }) {
  return (
    <article class="teachers stack">{page === "key" ? <AnswerKey /> : <ForTeachers />}</article>
  );
}

/** What a class needs for the five questions of a drill, roughly. */
const MINUTES_A_DRILL = 4;

const practised = (lesson: Lesson) => lesson.minutes + MINUTES_A_DRILL * ideasOf(lesson).length;

const total = (minutes: (lesson: Lesson) => number) =>
  LESSONS.reduce((sum, { lesson }) => sum + minutes(lesson), 0);

const MINUTES = total(({ minutes }) => minutes);
const PRACTISED = total(practised);

/** To half an hour. */
const hours = (minutes: number) =>
  `${Math.floor(minutes / 60 + 0.25)}${Math.round(minutes / 30) % 2 === 1 ? "½" : ""}`;

function ForTeachers() {
  return (
    <>
      <h1 class="title">For teachers</h1>
      <p class="lead">
        {`${count(LESSONS.length)} lessons in ${CHAPTERS.length} chapters: about ${hours(MINUTES)} hours, or ${hours(PRACTISED)} with practice. Students answer on the board, and the engine judges every answer.`}
      </p>
      <p>
        <a class="btn" href="#/learn/key">
          Answer key
        </a>
      </p>
      <CourseOverview />
      <Ways />
    </>
  );
}

/** All lessons: what a student can do afterwards, what comes before, and how long it takes, also with the drills. */
function CourseOverview() {
  return (
    <table id="course">
      <thead>
        <tr>
          <th scope="col" class="number">
            No.
          </th>
          <th scope="col">Lesson and objectives</th>
          <th scope="col" class="number">
            Minutes
          </th>
          <th scope="col" class="number">
            With practice
          </th>
        </tr>
      </thead>
      {CHAPTERS.map(({ id, title, lessons }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {title}
            </th>
          </tr>
          {lessons.map((lesson) => (
            <Row key={lesson.id} lesson={lesson} />
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <td />
          <th scope="row">All lessons</th>
          <td class="number">{count(MINUTES)}</td>
          <td class="number">{count(PRACTISED)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ lesson }: { lesson: Lesson }) {
  const { id, title, minutes, needs, objectives } = lesson;
  return (
    <tr>
      <td class="number muted">{lessonCalled(id)?.number}</td>
      <td>
        <a class="link" href={`#/learn/${id}`}>
          {title}
        </a>
        {needs.length > 0 && <small>{` after ${needs.map(titleOf).join(", ")}`}</small>}
        <ul>
          {objectives.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </td>
      <td class="number">{minutes}</td>
      <td class="number">{practised(lesson)}</td>
    </tr>
  );
}

const titleOf = (id: string) => lessonCalled(id)?.lesson.title ?? id;

/** How the course is used in a class. */
function Ways() {
  return (
    <div class="columns">
      <section class="stack tight">
        <h2>Link to a part</h2>
        <p>
          Every part has an address, such as{" "}
          <code translate={false}>#/learn/forward-checking/2</code>. <em>Copy link</em> under a
          lesson copies it. A link to a question opens it unanswered. A link to a run can name a
          step: <code translate={false}>#/learn/forward-checking/2@6</code>.
        </p>
      </section>
      <section class="stack tight">
        <h2>Use a projector</h2>
        <p>
          Press <kbd translate={false}>P</kbd> in Watch or Learn to show board, sentence and keys
          alone, in large type. <kbd translate={false}>Esc</kbd> leaves it. A link with{" "}
          <code translate={false}>?projector</code> opens that way.
        </p>
      </section>
      <section class="stack tight">
        <h2>Print a handout</h2>
        <p>
          <em>Print</em> under a lesson prints its text, boards and questions, with room for
          answers. The answers are in the <a href="#/learn/key">answer key</a>.
        </p>
      </section>
      <section class="stack tight">
        <h2>Embed a board</h2>
        <p>
          A lesson or a run fits into your own page: <a href="docs/embedding.html">how to embed</a>.
        </p>
      </section>
      <section class="stack tight">
        <h2>Run the methods</h2>
        <p>
          The <em>Code</em> card shows most methods in Python and JavaScript. The programs need no
          library. They count the same steps as the page, except that arc consistency counts the
          queens it tries, and the methods that use chance draw other random numbers.
        </p>
      </section>
      <section class="stack tight">
        <h2>Define the terms</h2>
        <p>
          Tap an underlined word for its meaning, then <em>Formally</em> for its definition. The
          glossary has all of them.
        </p>
      </section>
    </div>
  );
}
