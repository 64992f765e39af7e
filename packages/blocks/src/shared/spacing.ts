import { allEdges, prop } from "@mailwright/document";

/** The distance around the content of a block that stands in a column. */
export const spacingProps = { padding: prop.edges(allEdges(10)) };

export const spacingStrings = { padding: "Padding" };
