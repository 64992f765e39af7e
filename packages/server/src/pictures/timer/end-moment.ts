const offsetShape = /^(?:UTC|GMT)?(?:([+-])(\d{1,2})(?::?(\d{2}))?)?$/;
const wallShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** The moment when clocks in the zone show this time, or null when there is no such time. */
export function findMoment(wallTime: string, zone: string): Date | null {
  const wallMs = parseWallTime(wallTime);
  const offsetAt = offsetOf(zone);
  if (wallMs === null || offsetAt === null) return null;
  // The offset at the moment itself is wanted, which differs from a first guess only close to a change of clocks.
  const guessMs = wallMs - offsetAt(wallMs);
  return new Date(wallMs - offsetAt(guessMs));
}

/** True for what `findMoment` takes as a zone: a name such as Europe/Berlin, or an offset such as UTC+02:00. */
export const isZone = (zone: string) => offsetOf(zone) !== null;

function parseWallTime(text: string): number | null {
  const date = new Date(wallShape.test(text) ? `${text}Z` : Number.NaN);
  // The 31st of February becomes a day of March; that is no date.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal ? date.getTime() : null;
}

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetOf(zone: string): ((momentMs: number) => number) | null {
  const offset = offsetShape.exec(zone);
  if (offset !== null && zone !== "") {
    const [, sign = "+", hours = "0", minutes = "0"] = offset;
    const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return Number(hours) <= 14 && Number(minutes) < 60 ? () => (sign === "-" ? -ms : ms) : null;
  }
  const format = createFormat(zone);
  return format === null ? null : (momentMs) => wallTimeAt(format, momentMs) - momentMs;
}

function createFormat(timeZone: string): Intl.DateTimeFormat | null {
  const fields = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...fields, timeZone, hourCycle: "h23", calendar: "iso8601" });
  } catch {
    return null; // no such zone
  }
}

function wallTimeAt(format: Intl.DateTimeFormat, momentMs: number): number {
  const parts = Object.fromEntries(format.formatToParts(momentMs).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
