import { defineBlock } from "@mailwright/document";
import { compileProgress, progressIcon, progressPanel } from "./progress.js";
import { progressText } from "./progress-text.js";
import { progressProps } from "./props.js";
import { progressStrings } from "./strings.js";

/** A bar that shows how far something is: an order, a profile, points. */
export const progress = defineBlock({
  type: "progress",
  accepts: "nothing",
  props: progressProps,
  panel: progressPanel,
  strings: progressStrings,
  icon: progressIcon,
  compile: compileProgress,
  editable: { prop: "words", mode: "plain", selector: "p" },
  label: progressText,
  text: progressText,
  unseen: { type: true },
});
