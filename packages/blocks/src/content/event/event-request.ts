import type { PictureRequest } from "@mailwright/document";
import { eventMoments } from "./event-moments.js";
import type { EventValues } from "./event-values.js";

/** The file that an event wants; nothing before its start and its zone are known, or where no button leads to it. */
export function eventRequest(values: EventValues): Extract<PictureRequest, { kind: "calendar" }> | undefined {
  const moments = eventMoments(values);
  const { title, place, description, fileWords } = values;
  if (!moments || title.trim() === "" || fileWords === "") return undefined;
  const line = (text: string) => text.replace(/\s+/g, " ").trim();
  return {
    kind: "calendar",
    title: line(title),
    start: moments.start.toISOString(),
    end: moments.end.toISOString(),
    place: line(place),
    description: description.replace(/\r\n?/g, "\n").trim(),
  };
}
