/** A player in Learn. */

import { lessonView } from "../../www/learn/lesson-view.ts";
import { Person } from "./person.ts";

/** A player at a part of a lesson, and the part's view. */
export function learnerAt(link: string) {
  const person = new Person();
  const see = () => {
    person.prepareBoards();
    return lessonView(person.state, person.lesson);
  };
  person.openLink(link);
  see();
  return { person, see };
}
