/** Dates such as 2026-11-21, and how people write them. */

const DAY = 24 * 60 * 60 * 1000;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** Noon in Greenwich, where every day has 24 hours. */
export const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** How many days a date is after 1970-01-01. */
export const dayNumber = (date: string) => Math.floor(noon(date) / DAY);

/** From 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string) => (new Date(noon(date)).getUTCDay() + 6) % 7;

/** @param weekday from 0 for Monday */
export const dayName = (weekday: number) => DAYS[weekday]!;

/** `Sat 21 November`. */
export function dateWords(date: string) {
  const [, month, day] = date.split("-").map(Number);
  return `${dayName(weekdayOf(date)).slice(0, 3)} ${day} ${MONTHS[month! - 1]}`;
}

/** `21 Nov`. */
export function shortDate(date: string) {
  const [, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[month! - 1]!.slice(0, 3)}`;
}

/** `Sat 21 Nov`. */
export const shortDay = (date: string) =>
  `${dayName(weekdayOf(date)).slice(0, 3)} ${shortDate(date)}`;

/** `November 2026`, from `2026-11`. */
export function monthWords(month: string) {
  const [year, number] = month.split("-").map(Number);
  return `${MONTHS[number! - 1]} ${year}`;
}
