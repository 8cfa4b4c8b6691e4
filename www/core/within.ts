/**
 * The answer of a promise that may never settle.
 * @param time how long to wait, in milliseconds; then it throws
 */
export async function within<T>(time: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It did not answer in time.")), time);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
