import type { BlockStrings } from "@mailwright/document";
import type { mjmlRowsProps } from "./props.js";

export const mjmlRowsStrings = {
  name: "MJML wrapper",
  keywords: "import imported group sections",
  props: {},
} satisfies BlockStrings<typeof mjmlRowsProps>;
