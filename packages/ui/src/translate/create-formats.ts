/** Numbers, dates and sizes in the form of one locale. */
export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A share from 0 to 1 as a percentage. */
  percent(share: number): string;
  date(value: Date, options?: Intl.DateTimeFormatOptions): string;
  /** "5 minutes ago" within a day of `now`, a full date outside it. */
  moment(value: Date, now: Date): string;
  /** A size with the unit that suits it: 820 byte, 96 kB, 1.4 MB. */
  bytes(sizeBytes: number): string;
  list(items: readonly string[]): string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Makes the formats of a locale; `Intl` does the work. */
export function createFormats(locale = "en"): Formats {
  const number: Formats["number"] = (value, options) => new Intl.NumberFormat(locale, options).format(value);
  const date: Formats["date"] = (value, options = { dateStyle: "medium", timeStyle: "short" }) =>
    new Intl.DateTimeFormat(locale, options).format(value);
  return {
    number,
    percent: (share) => number(share, { style: "percent", maximumFractionDigits: 0 }),
    date,
    moment: (value, now) => relativeWithinDay(value.getTime() - now.getTime(), locale) ?? date(value),
    bytes: (sizeBytes) => number(...byteForm(sizeBytes)),
    list: (items) => new Intl.ListFormat(locale).format(items),
  };
}

function relativeWithinDay(distanceMs: number, locale: string): string | undefined {
  const size = Math.abs(distanceMs);
  if (size >= dayMs) return undefined;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (size < minuteMs) return relative.format(0, "second");
  if (size < hourMs) return relative.format(Math.trunc(distanceMs / minuteMs), "minute");
  return relative.format(Math.trunc(distanceMs / hourMs), "hour");
}

function byteForm(sizeBytes: number): [number, Intl.NumberFormatOptions] {
  const form = (unit: string, maximumFractionDigits: number): Intl.NumberFormatOptions => ({ style: "unit", unit, maximumFractionDigits });
  if (sizeBytes < 1000) return [sizeBytes, form("byte", 0)];
  if (sizeBytes < 1_000_000) return [sizeBytes / 1000, form("kilobyte", 0)];
  return [sizeBytes / 1_000_000, form("megabyte", 1)];
}
