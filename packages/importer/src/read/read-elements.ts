import type { Design } from "../designs/design/design.js";
import { placeNodes } from "../designs/design/place-design.js";
import { createProblemList } from "../markup/source-problem.js";
import { type ReadEmail, type ReadOptions, readPage } from "./read-page.js";

/** The elements of a design → a document. What phones show otherwise becomes overrides. */
export function readElements(design: Design, options: ReadOptions): ReadEmail {
  const { title, preheader, fonts, widthPx, color, lang, rows } = design;
  const problems = createProblemList();
  const settings = { width: widthPx, bgColor: color, lang };
  const page = { source: "", title, preheader, fonts, settings, head: "", pageClass: undefined, body: placeNodes(rows, "desktop") };
  return readPage({ ...page, variants: { mobile: { settings, body: placeNodes(rows, "phone") } } }, options, problems);
}
