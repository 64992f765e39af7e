import { linkLines } from "../../shared/link-lines.js";
import { calendarAddresses } from "./calendar-addresses.js";
import type { EventValues } from "./event-values.js";
import { eventWhen } from "./event-when.js";

/** The event as plain text, with the address of each calendar. */
export function eventText(values: EventValues): string {
  const { title, place, description, words } = values;
  const calendars = linkLines(calendarAddresses(values).map((calendar) => [calendar.words, calendar.href]));
  return [title, eventWhen(values), place, description, calendars && [words, calendars].filter(Boolean).join("\n")]
    .filter(Boolean)
    .join("\n");
}
