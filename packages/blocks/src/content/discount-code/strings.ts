import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { discountCodeProps } from "./discount-code.js";

export const discountCodeStrings = {
  name: "Discount code",
  keywords: "coupon voucher offer promo sale",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    code: "Code",
    width: "Width",
    fontSize: "Font size",
    color: "Code colour",
    background: "Background colour",
    borderColor: "Border and button colour",
    button: "Button text",
    buttonColor: "Button text colour",
    link: "Link",
    align: "Alignment",
  },
  options: { align: sideWords, hideElement: hidingWords },
} satisfies BlockStrings<typeof discountCodeProps>;
