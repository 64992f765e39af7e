import { defineBlock } from "@mailwright/document";
import { isAmpAction, isAmpName } from "./amp-action.js";
import { ratingProps } from "./props.js";
import { compileRating, ratingIcon, ratingPanel } from "./rating.js";
import { parameterOf } from "./rating-address.js";
import { ratingAmp } from "./rating-amp.js";
import { ratingText } from "./rating-text.js";
import { ratingStrings } from "./strings.js";

/** A question with a row of answers to press: stars, smileys, numbers, or 0 to 10 for a Net Promoter Score. */
export const rating = defineBlock({
  type: "rating",
  accepts: "nothing",
  props: ratingProps,
  panel: ratingPanel,
  strings: ratingStrings,
  icon: ratingIcon,
  compile: compileRating,
  amp: ratingAmp,
  editable: { prop: "question", mode: "plain", selector: "p" },
  label: ({ question }) => question,
  text: ratingText,
  idle: ({ ampAction }) => (ampAction.trim() === "" ? ["thanks", "failed"] : []),
  faults: ({ link, parameter, ampAction }) => ({
    link: link.value.trim() === "" ? "noLink" : undefined,
    ampAction: ampAction.trim() === "" || isAmpAction(ampAction) ? undefined : "noAmpAction",
    parameter: ampAction.trim() === "" || isAmpName(parameterOf(parameter)) ? undefined : "noAmpName",
  }),
  unseen: { type: true },
});
