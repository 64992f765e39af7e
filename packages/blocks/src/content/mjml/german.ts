import type { BlockStrings } from "@mailwright/document";
import type { mjmlProps } from "./mjml.js";

export const mjmlGerman = {
  name: "MJML",
  props: {
    words: "Plain-text version",
  },
} satisfies BlockStrings<typeof mjmlProps>;
