import type { BlockStrings } from "@mailwright/document";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import type { spacerProps } from "./spacer.js";

export const spacerStrings = {
  name: "Space",
  keywords: "spacer gap empty distance",
  props: { height: "Height", ...hidingStrings },
  options: { hideElement: hidingWords },
} satisfies BlockStrings<typeof spacerProps>;
