import { prop } from "@mailwright/document";

/** On which devices a block is not shown. The widths are the specification's: a tablet's includes the phone's. */
export const hidingProps = { hideElement: prop.oneOf(["no", "tablet", "mobile"], "no") };

export const hidingStrings = { hideElement: "Hide on" };

export const hidingWords = { no: "No device", tablet: "Tablets and phones, up to 992 px", mobile: "Phones, up to 480 px" };
