import type { Edges, SourceElement } from "@mailwright/document";
import { oneOf, paddingOf, readPx } from "@mailwright/importer";
import { type Side, sides } from "./alignment.js";
import { readHiding } from "./read-hiding.js";

interface PictureLook {
  readonly width: number | undefined;
  readonly align: Side | undefined;
  readonly padding: Edges | undefined;
  readonly hideElement: "no" | "tablet" | "mobile";
}

/** What the blocks that are one picture have in common. Without a width a picture fills its column, as the widest does. */
export function readPictureLook(source: SourceElement, widestPx: number): PictureLook {
  const width = source.attribute("width");
  return {
    width: width === undefined ? widestPx : readPx(width),
    align: oneOf(sides, source.attribute("align")),
    padding: paddingOf(source),
    ...readHiding(source),
  };
}

/** Does the link open where links of these blocks open, and say nothing more? */
export function hasPlainLink(source: SourceElement): boolean {
  return source.attribute("target") !== "_self" && source.attribute("title") === undefined;
}
