import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { timerProps } from "./props.js";
import { timeZoneWords } from "./time-zones.js";

const fontWords = { serif: "Serif", "sans-serif": "Sans serif", monospace: "Monospace" };

export const timerStrings = {
  name: "Timer",
  keywords: "countdown clock deadline offer ends urgency",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    end: "End date and time",
    timeZone: "Time zone",
    picture: "Countdown",
    textFont: "Font of the words",
    numberFont: "Font of the numbers",
    background: "Background colour",
    textColor: "Text colour",
    numberColor: "Number colour",
    alt: "Alternative text",
    link: "Link",
    width: "Width",
    align: "Alignment",
  },
  options: {
    timeZone: { "": "Select", ...timeZoneWords },
    textFont: fontWords,
    numberFont: fontWords,
    align: sideWords,
    hideElement: hidingWords,
  },
  looks: { plain: "Plain", night: "Night", alarm: "Alarm", sand: "Sand", display: "Display", sea: "Sea" },
  faults: {
    noEnd: 'Please select "End data and time"',
    noTimeZone: 'Please select "Time zone"',
    over: "This moment has passed: the countdown shows zeros.",
  },
} satisfies BlockStrings<typeof timerProps>;
