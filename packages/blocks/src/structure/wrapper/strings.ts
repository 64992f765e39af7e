import type { BlockStrings } from "@mailwright/document";
import { spacingStrings } from "../../shared/spacing.js";
import type { wrapperProps } from "./wrapper.js";

export const wrapperStrings = {
  name: "Page wrapper",
  keywords: "page sheet paper body container",
  props: {
    ...spacingStrings,
    background: "Background colour",
    radius: "Corner radius",
    borderWidth: "Border width",
    borderColor: "Border colour",
    fullWidth: "Background across the whole window",
  },
} satisfies BlockStrings<typeof wrapperProps>;
