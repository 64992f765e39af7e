import { defineBlock } from "@mailwright/document";
import { isOver } from "./is-over.js";
import { timerLooks } from "./looks.js";
import { timerProps } from "./props.js";
import { timerStrings } from "./strings.js";
import { compileTimer, timerIcon, timerPanel } from "./timer.js";
import { timerAlt } from "./timer-alt.js";
import { timerRequest } from "./timer-request.js";

/** A countdown to a moment, drawn anew each time that the email is opened. */
export const timer = defineBlock({
  type: "timer",
  accepts: "nothing",
  props: timerProps,
  panel: timerPanel,
  strings: timerStrings,
  icon: timerIcon,
  compile: compileTimer,
  label: timerAlt,
  looks: timerLooks,
  pictures: [{ kind: "timer", prop: "picture", request: timerRequest }],
  faults: ({ end, timeZone }) => ({
    end: end === "" ? "noEnd" : isOver(end, timeZone) ? "over" : undefined,
    timeZone: timeZone === "" ? "noTimeZone" : undefined,
  }),
  unseen: { type: true },
});
