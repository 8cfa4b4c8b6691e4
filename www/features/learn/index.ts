/** The components of Learn, loaded after the page's own. */

export { Handout } from "./Handout.tsx";
export { LessonBoards } from "./LessonBoards.tsx";
export { ColoursCard, TallyCard, TriesCard, WordsCard } from "./LessonCards.tsx";
export { LessonText } from "./LessonText.tsx";
export { LabLock, Question } from "./Question.tsx";
export { Rail } from "./Rail.tsx";
export { Stepper } from "./Stepper.tsx";
