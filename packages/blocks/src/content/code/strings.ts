import type { BlockStrings } from "@mailwright/document";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { codeProps } from "./code.js";

export const codeStrings = {
  name: "Code",
  keywords: "html custom source embed own",
  props: { ...spacingStrings, ...hidingStrings, html: "HTML code" },
  options: { hideElement: hidingWords },
  faults: {
    base64: "Base64 encoded content is not allowed in the template. Please ensure it is not present in line(s) {detail} of the HTML code.",
    script: "You are not allowed to insert custom script, please upgrade your plan to use this feature",
  },
} satisfies BlockStrings<typeof codeProps>;
