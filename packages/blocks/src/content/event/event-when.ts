import type { EventTime } from "./event-moments.js";

/** When it is: the words for it, or day and time as numbers. */
export function eventWhen({ when, start, end, timeZone }: EventTime & { readonly when: string }): string {
  if (when !== "" || start === "") return when;
  const [day, time] = partsOf(start);
  const [lastDay, lastTime] = partsOf(end);
  const until = end === "" ? "" : lastDay === day ? `–${lastTime}` : ` – ${lastDay}, ${lastTime}`;
  return `${day}, ${time}${until} ${timeZone}`.trim();
}

function partsOf(moment: string): readonly [day: string, time: string] {
  return [moment.slice(0, 10), moment.slice(11, 16)];
}
