import { eventMoments } from "./event-moments.js";
import type { EventValues } from "./event-values.js";

/** A calendar that takes the event: what its button says, and where it leads. */
export interface CalendarAddress {
  readonly words: string;
  readonly href: string;
}

/** The calendars that are wanted, each with the address that opens its own form, filled; last the file for all others, where there is one. */
export function calendarAddresses(values: EventValues): readonly CalendarAddress[] {
  const moments = eventMoments(values);
  if (!moments) return [];
  const { google, outlook, yahoo, file, fileWords } = values;
  const asked: readonly (CalendarAddress | false)[] = [
    google && { words: "Google", href: googleAddress(values, moments) },
    outlook && { words: "Outlook.com", href: outlookAddress(values, moments) },
    yahoo && { words: "Yahoo", href: yahooAddress(values, moments) },
    file.url !== "" && fileWords !== "" && { words: fileWords, href: file.url },
  ];
  return asked.filter((address) => address !== false);
}

type Moments = NonNullable<ReturnType<typeof eventMoments>>;
type Words = Pick<EventValues, "title" | "place" | "description">;

function googleAddress({ title, place, description }: Words, { start, end }: Moments): string {
  const dates = `${compact(start)}/${compact(end)}`;
  return address("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: title,
    dates,
    location: place,
    details: description,
  });
}

function outlookAddress({ title, place, description }: Words, { start, end }: Moments): string {
  return address("https://outlook.live.com/calendar/0/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location: place,
    body: description,
  });
}

function yahooAddress({ title, place, description }: Words, { start, end }: Moments): string {
  return address("https://calendar.yahoo.com/", { v: "60", title, st: compact(start), et: compact(end), in_loc: place, desc: description });
}

/** `20270131T170000Z`, as RFC 5545 writes a moment. */
function compact(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

// Calendars read `+` as it stands, so spaces are %20.
function address(page: string, fields: Readonly<Record<string, string>>): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return `${page}?${filled.map(([name, value]) => `${name}=${encode(value)}`).join("&")}`;
}

// Half of an emoji, which a cut text may end with, is no text to `encodeURIComponent`.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD"));
}
