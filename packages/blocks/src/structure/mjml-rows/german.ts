import type { BlockStrings } from "@mailwright/document";
import type { mjmlRowsProps } from "./mjml-rows.js";

export const mjmlRowsGerman = {
  name: "MJML wrapper",
  props: {},
} satisfies BlockStrings<typeof mjmlRowsProps>;
