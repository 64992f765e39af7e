import { createHash } from "node:crypto";
import { ICalCalendar, ICalCalendarMethod } from "ical-generator";
import type { CalendarEvent } from "./calendar-event.js";

/** The event as calendars read it. `word` names it: who adds it twice has it once, and it says the same each time it is fetched. */
export function writeCalendarFile(word: string, { title, start, end, place, description }: CalendarEvent): string {
  const id = createHash("sha256").update(word).digest("hex").slice(0, 32);
  const calendar = new ICalCalendar({ prodId: "-//Mailwright//Event//EN", method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${id}@mailwright`,
    stamp: start,
    summary: title,
    start,
    end,
    location: place || null,
    description: description || null,
  });
  return calendar.toString();
}
