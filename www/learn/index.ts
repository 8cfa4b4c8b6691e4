/** The room of Learn, loaded after the page's own. */

export { Handout } from "./Handout.tsx";
export { LessonBoards } from "./LessonBoards.tsx";
export { showReading } from "./Reading.tsx";
export { Line, Side, Under } from "./Room.tsx";
