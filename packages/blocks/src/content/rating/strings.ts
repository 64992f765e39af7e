import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { ratingProps } from "./props.js";

export const ratingStrings = {
  name: "Rating",
  keywords: "stars smileys feedback review survey score nps satisfaction",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    scale: "Scale",
    link: "Link of the answers",
    parameter: "Name of the answer in the address",
    question: "Question",
    low: "Words under the lowest",
    high: "Words under the highest",
    ampAction: "Address that takes answers inside the email (AMP)",
    thanks: "Words after an answer",
    failed: "Words where it fails",
    size: "Size",
    signColor: "Colour",
    background: "Background colour",
    radius: "Corner radius",
    gap: "Space between",
    width: "Width",
    color: "Text colour",
    fontSize: "Font size",
    align: "Alignment",
  },
  options: {
    scale: { stars: "Stars, 1 to 5", smileys: "Smileys, 1 to 5", numbers: "Numbers, 1 to 5", nps: "Numbers, 0 to 10 (NPS)" },
    align: sideWords,
    hideElement: hidingWords,
  },
  faults: {
    noLink: "Where does an answer lead? Each gets this address with its value, such as rating=4.",
    noAmpAction: "An address that begins with https://, or a merge tag. Without one Gmail shows links, as others do.",
    noAmpName: "AMP keeps names like this for itself: Gmail shows links, as others do. Small letters always work.",
  },
} satisfies BlockStrings<typeof ratingProps>;
