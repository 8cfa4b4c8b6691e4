/** Dates such as 2026-11-21 in words. */

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/**
 * The day of the week by its name.
 * @param weekday from 0 for Monday
 */
export const dayName = (weekday: number) => DAYS[weekday]!;

/**
 * `Sat 21 November`.
 * @param weekday from 0 for Monday
 */
export function dateWords(date: string, weekday: number) {
  const [, month, day] = date.split("-").map(Number);
  return `${dayName(weekday).slice(0, 3)} ${day} ${MONTHS[month! - 1]}`;
}

/** `21 Nov`. */
export function shortDate(date: string) {
  const [, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[month! - 1]!.slice(0, 3)}`;
}

/**
 * `November 2026`.
 * @param month as 2026-11
 */
export function monthWords(month: string) {
  const [year, number] = month.split("-").map(Number);
  return `${MONTHS[number! - 1]} ${year}`;
}
