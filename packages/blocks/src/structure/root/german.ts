import type { BlockStrings } from "@mailwright/document";
import type { rootProps } from "./root.js";

export const rootGerman = {
  name: "E-Mail",
  props: {},
} satisfies BlockStrings<typeof rootProps>;
