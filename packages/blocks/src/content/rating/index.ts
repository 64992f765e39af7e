import { defineBlock } from "@mailwright/document";
import { ratingProps } from "./props.js";
import { compileRating, ratingIcon, ratingPanel } from "./rating.js";
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
  editable: { prop: "question", mode: "plain", selector: "p" },
  label: ({ question }) => question,
  text: ratingText,
  faults: ({ link }) => ({ link: link.value.trim() === "" ? "noLink" : undefined }),
  unseen: { type: true },
});
