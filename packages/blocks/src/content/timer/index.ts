import { defineBlock } from "@mailwright/document";
import { compileTimer } from "./compile.js";
import { timerIcon } from "./icon.js";
import { timerPanel } from "./panel.js";
import { timerProps } from "./props.js";
import { timerStrings } from "./strings.js";
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
  pictures: [{ kind: "timer", prop: "picture", request: timerRequest }],
  faults: ({ end, timeZone }) => ({
    end: end === "" ? "noEnd" : undefined,
    timeZone: timeZone === "" ? "noTimeZone" : undefined,
  }),
  unseen: { type: true },
});
