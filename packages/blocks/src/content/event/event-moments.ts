/** What an event says of its time. */
export interface EventTime {
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
}

const hourMs = 3_600_000;

/** The moments of an event; nothing before it has a start and a zone. Without an end, or with one before its start, it lasts an hour. */
export function eventMoments({ start, end, timeZone }: EventTime): { readonly start: Date; readonly end: Date } | undefined {
  const startMs = momentOf(start, timeZone);
  if (Number.isNaN(startMs)) return undefined;
  const endMs = momentOf(end, timeZone);
  return { start: new Date(startMs), end: new Date(endMs > startMs ? endMs : startMs + hourMs) };
}

/** Does the event end before it begins? */
export function endsTooEarly({ start, end }: EventTime): boolean {
  return start !== "" && end !== "" && end <= start;
}

function momentOf(local: string, timeZone: string): number {
  const offset = /^UTC([+-]\d{2}:\d{2})$/.exec(timeZone)?.[1];
  return offset === undefined || local === "" ? Number.NaN : Date.parse(`${local}${offset}`);
}
