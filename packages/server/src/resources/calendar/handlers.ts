import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import { keptForever, pictureHeaders } from "../../pictures/picture-headers.js";
import { readCalendarEvent, writeCalendarEvent } from "./calendar-event.js";
import { writeCalendarFile } from "./calendar-file.js";

/** As much of a path as the router and the proxies before it take. */
const wordMaxLength = 2380;

export const calendarHandlers = {
  createCalendarFile: async ({ body }, { ports, origin }) => {
    const { title, place = "", description = "" } = body;
    const start = new Date(body.start);
    const end = new Date(body.end);
    if (end < start) refuse("invalid-request", { fields: [{ field: "end", code: "invalid" }] });
    const word = writeCalendarEvent(ports.secrets.calendarKey, { title, start, end, place, description });
    if (word.length > wordMaxLength) refuse("invalid-request", { fields: [{ field: "description", code: "too-long" }] });
    return { status: 200, body: { url: `${origin}/api/v2/calendar/${word}.ics` } };
  },

  getCalendarFile: async ({ params: { signed } }, { ports }) => {
    const event = readCalendarEvent(ports.secrets.calendarKey, signed) ?? refuse("not-found");
    const headers = {
      ...pictureHeaders,
      "cache-control": keptForever,
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="event.ics"',
    };
    return { status: 200, body: writeCalendarFile(signed, event), headers };
  },
} satisfies Partial<Handlers>;
