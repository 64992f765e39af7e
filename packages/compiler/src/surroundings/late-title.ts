import { utf8Length } from "@mailwright/document";
import type { Piece } from "../markup/join-pieces.js";
import { writeTitle } from "./write-head.js";

/**
 * Stands for a title that is the first heading. That changes with every letter that is written there, and the surroundings are remembered as
 * long as nothing in them changes. So the words are put in afterwards.
 */
export const lateTitle = "mw-title-\uE006-mw";

/** The beginning of an email with its title. */
export function putTitle(before: Piece, title: string): Piece {
  const words = writeTitle(title);
  const core = before.core.replaceAll(lateTitle, () => words);
  return { ...before, core, sizeBytes: before.sizeBytes + utf8Length(core) - utf8Length(before.core) };
}
