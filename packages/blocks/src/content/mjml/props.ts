import { prop } from "@mailwright/document";

/** The MJML itself stands in the block's extras, where the import has put it. */
export const mjmlProps = { words: prop.text("", { maxLength: 5000 }) };
