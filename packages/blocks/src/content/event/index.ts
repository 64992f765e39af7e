import { defineBlock } from "@mailwright/document";
import { keepTags } from "../../shared/keep-tags.js";
import { compileEvent, eventIcon, eventPanel } from "./event.js";
import { annotationFaults, eventAnnotations } from "./event-annotations.js";
import { endsTooEarly } from "./event-moments.js";
import { eventRequest } from "./event-request.js";
import { eventText } from "./event-text.js";
import { eventProps } from "./props.js";
import { eventStrings } from "./strings.js";

/** Something that happens at a time and a place, with buttons that add it to calendars. */
export const event = defineBlock({
  type: "event",
  accepts: "nothing",
  props: eventProps,
  panel: eventPanel,
  strings: eventStrings,
  icon: eventIcon,
  compile: compileEvent,
  editable: { prop: "title", mode: "plain", selector: "p" },
  label: ({ title }) => title,
  text: eventText,
  pictures: [{ kind: "calendar", prop: "file", request: eventRequest }],
  annotations: (values, settings) => keepTags(eventAnnotations(values, settings)),
  idle: ({ inbox }) => (inbox === "reservation" ? [] : ["reservationNumber", "guest"]),
  faults: (values) => ({
    ...annotationFaults(values),
    start: values.start === "" ? "noStart" : undefined,
    end: endsTooEarly(values) ? "tooEarly" : undefined,
    timeZone: values.timeZone === "" ? "noTimeZone" : undefined,
  }),
  unseen: { type: true },
});
