/** Surveys, each in a worker of its own: so many at once as leave the page its frames; others wait. */

import { begin, type Task, type TaskNews } from "./tasks.ts";

/** What Compare has measured. */
export type SurveyTask = Extract<Task, { task: "survey" | "ties" }>;

type OnNews = (news: TaskNews<SurveyTask["task"]>) => void;

interface Job {
  task: SurveyTask;
  onNews: OnNews;
  cancel: (() => void) | null;
}

const AT_ONCE = 2;

export class Surveyor {
  #begin;
  /** In the order in which they were asked for; the first ones are at work. */
  #jobs: Job[] = [];

  constructor(start: (task: SurveyTask, onNews: OnNews) => () => void = begin) {
    this.#begin = start;
  }

  /**
   * Asks for something to be measured.
   * @returns cancels it
   */
  ask(task: SurveyTask, onNews: OnNews): () => void {
    const job: Job = { task, onNews, cancel: null };
    this.#jobs.push(job);
    this.#work();
    return () => {
      job.cancel?.();
      this.#end(job);
    };
  }

  #work() {
    for (const job of this.#jobs.slice(0, AT_ONCE)) {
      job.cancel ??= this.#begin(job.task, (news) => {
        if (news.done || news.failed) this.#end(job);
        job.onNews(news);
      });
    }
  }

  #end(job: Job) {
    this.#jobs = this.#jobs.filter((one) => one !== job);
    this.#work();
  }
}
