/** Ends that are near, each at the last second of its day, as clocks here show it. */
export const nearEnds = {
  endToday: (now: Date) => endOfDay(now, 0),
  endIn3Days: (now: Date) => endOfDay(now, 3),
  endIn7Days: (now: Date) => endOfDay(now, 7),
  // The day before the first of the next month.
  endMonth: (now: Date) => endOf(new Date(now.getFullYear(), now.getMonth() + 1, 0)),
} as const;

function endOfDay(now: Date, days: number): string {
  return endOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

function endOf(day: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T23:59:59`;
}
