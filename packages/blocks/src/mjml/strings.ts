import type { BlockStrings } from "@mailwright/document";
import type { mjmlProps } from "./props.js";

export const mjmlStrings = {
  name: "MJML",
  keywords: "import imported source",
  props: { words: "Plain-text version" },
} satisfies BlockStrings<typeof mjmlProps>;
