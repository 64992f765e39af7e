import type { BlockStrings } from "@mailwright/document";
import type { mjmlRowsProps } from "./props.js";

export const mjmlRowsStrings = {
  name: "MJML wrapper",
  props: {},
} satisfies BlockStrings<typeof mjmlRowsProps>;
