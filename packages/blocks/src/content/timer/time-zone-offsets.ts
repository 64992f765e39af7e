/** The offsets from UTC that are in use, in order from west to east. */
export const timeZones = [
  "UTC-11:00",
  "UTC-10:00",
  "UTC-09:30",
  "UTC-09:00",
  "UTC-08:00",
  "UTC-07:00",
  "UTC-06:00",
  "UTC-05:00",
  "UTC-04:00",
  "UTC-03:30",
  "UTC-03:00",
  "UTC-02:00",
  "UTC-01:00",
  "UTC+00:00",
  "UTC+01:00",
  "UTC+02:00",
  "UTC+03:00",
  "UTC+03:30",
  "UTC+04:00",
  "UTC+04:30",
  "UTC+05:00",
  "UTC+05:30",
  "UTC+05:45",
  "UTC+06:00",
  "UTC+06:30",
  "UTC+07:00",
  "UTC+08:00",
  "UTC+08:45",
  "UTC+09:00",
  "UTC+09:30",
  "UTC+10:00",
  "UTC+10:30",
  "UTC+11:00",
  "UTC+12:00",
  "UTC+12:45",
  "UTC+13:00",
  "UTC+14:00",
] as const;

export type TimeZone = (typeof timeZones)[number];

/** The offset where the person is, now; nothing where it is none of those, as on an island in its summer. */
export function ownTimeZone(offsetMin = -new Date().getTimezoneOffset()): TimeZone | "" {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const distanceMin = Math.abs(offsetMin);
  const zone = `UTC${offsetMin < 0 ? "-" : "+"}${twoDigits(Math.floor(distanceMin / 60))}:${twoDigits(distanceMin % 60)}`;
  return timeZones.find((each) => each === zone) ?? "";
}
