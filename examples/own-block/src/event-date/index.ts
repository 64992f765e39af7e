import { defineBlock, type Preset, panel } from "@mailwright/document";
import { compileEventDate } from "./compile.js";
import { eventDateProps } from "./props.js";

const icon = [
  "M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z",
  "M4 10h16",
  "M8 3v4",
  "M16 3v4",
];

export const eventDate = defineBlock({
  type: "event-date",
  accepts: "nothing",
  props: eventDateProps,
  panel: panel<typeof eventDateProps>([
    { tab: "quick", fields: ["day", "month", "title"] },
    { tab: "style", fields: ["color", "size"] },
  ]),
  strings: {
    name: "Event date",
    keywords: "calendar day",
    props: { day: "Day", month: "Month", title: "Title", color: "Colour", size: "Font size" },
  },
  icon,
  compile: compileEventDate,
  label: ({ day, month, title }) => `${day} ${month}, ${title}`,
  text: ({ day, month, title }) => `${day} ${month}: ${title}`,
  read: async () => (await import("./read.js")).readEventDate,
});

/** What the palette offers. */
export const eventDatePreset: Preset = {
  id: "event-date",
  name: "Event date",
  group: "Extra",
  mode: "simple",
  icon,
  makes: () => ({ type: "event-date" }),
};
