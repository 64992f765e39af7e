import type { PlacedElement } from "../source-element.js";
import type { ProblemList } from "../source-problem.js";

const boxStart = /^<tr><td\b[^<]*<table\b[\s\S]*<tbody>$/;
const boxEnd = "</tbody></table></td></tr></tbody></table></td></tr>";

/**
 * Leaves out the table that the compiler writes around a block with an advanced sector, half before it and half after. No part of
 * it could stand alone. What is inside stays.
 */
export function dropBoxes(elements: readonly PlacedElement[], problems: ProblemList): readonly PlacedElement[] {
  return elements.filter((element) => {
    const content = element.tagName === "mj-raw" ? element.content.trim() : "";
    const isStart = boxStart.test(content);
    if (isStart) problems.add("style-dropped", element.start, "advanced");
    return !isStart && content !== boxEnd;
  });
}
