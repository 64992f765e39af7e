/** Has a moment passed? Without a time zone only what has passed everywhere has. */
export function isOver(end: string, timeZone: string, nowMs = Date.now()): boolean {
  const offset = /^UTC([+-]\d{2}:\d{2})$/.exec(timeZone)?.[1] ?? "-12:00";
  // What is no moment, such as one half written, has not passed.
  return Date.parse(`${end}${offset}`) < nowMs;
}
