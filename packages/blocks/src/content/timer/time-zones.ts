import { type TimeZone, timeZones } from "./time-zone-offsets.js";

// A city that keeps the offset in winter.
const cities: Readonly<Record<TimeZone, string>> = {
  "UTC-11:00": "Pago Pago",
  "UTC-10:00": "Honolulu",
  "UTC-09:30": "Marquesas",
  "UTC-09:00": "Anchorage",
  "UTC-08:00": "Los Angeles",
  "UTC-07:00": "Denver",
  "UTC-06:00": "Chicago",
  "UTC-05:00": "New York",
  "UTC-04:00": "Halifax",
  "UTC-03:30": "St. John's",
  "UTC-03:00": "São Paulo",
  "UTC-02:00": "South Georgia",
  "UTC-01:00": "Azores",
  "UTC+00:00": "London",
  "UTC+01:00": "Berlin",
  "UTC+02:00": "Athens",
  "UTC+03:00": "Istanbul",
  "UTC+03:30": "Tehran",
  "UTC+04:00": "Dubai",
  "UTC+04:30": "Kabul",
  "UTC+05:00": "Karachi",
  "UTC+05:30": "Mumbai",
  "UTC+05:45": "Kathmandu",
  "UTC+06:00": "Dhaka",
  "UTC+06:30": "Yangon",
  "UTC+07:00": "Bangkok",
  "UTC+08:00": "Singapore",
  "UTC+08:45": "Eucla",
  "UTC+09:00": "Tokyo",
  "UTC+09:30": "Adelaide",
  "UTC+10:00": "Sydney",
  "UTC+10:30": "Lord Howe",
  "UTC+11:00": "Nouméa",
  "UTC+12:00": "Auckland",
  "UTC+12:45": "Chatham",
  "UTC+13:00": "Apia",
  "UTC+14:00": "Kiritimati",
};

/** Each offset with a city. */
export const timeZoneWords = Object.fromEntries(timeZones.map((zone) => [zone, `${zone}, ${cities[zone]}`])) as Readonly<
  Record<TimeZone, string>
>;
