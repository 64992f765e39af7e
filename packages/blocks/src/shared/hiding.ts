import { prop } from "@mailwright/document";

/** On which devices a block is not shown. What is hidden on tablets is hidden on phones too. */
export const hidingProps = { hideElement: prop.oneOf(["no", "tablet", "mobile"], "no") };

export const hidingStrings = { hideElement: "Hide on" };

export const hidingWords = { no: "No device", tablet: "Tablets and phones, up to 992 px", mobile: "Phones, up to 480 px" };
