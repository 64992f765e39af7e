import { lightenHead } from "../lighten/lighten-head.js";
import { lightenHtml } from "../lighten/lighten-html.js";
import { createPiece, type Piece } from "../markup/join-pieces.js";
import { lazy } from "../memory/lazy.js";
import { addStamps, type EmailStamps } from "../stamps/stamps.js";
import { collectHeadCss, type Surroundings } from "./surroundings.js";

/** What stands around the rows of an email that is sent. */
export interface SentSurroundings {
  readonly before: Piece;
  readonly after: Piece;
  readonly headCss: string;
  /** The same with fewer bytes. */
  readonly light: LightSurroundings;
}

export interface LightSurroundings extends Pick<SentSurroundings, "before" | "after" | "headCss"> {}

const known = new WeakMap<Surroundings, SentSurroundings>();

/** The surroundings as they are sent, with the stamps that they were written for. The same object for the same surroundings. */
export function sentSurroundings(surroundings: Surroundings, stamps: EmailStamps): SentSurroundings {
  const sent = known.get(surroundings) ?? createSent(surroundings, stamps);
  known.set(surroundings, sent);
  return sent;
}

function createSent({ before, after, headCss }: Surroundings, stamps: EmailStamps): SentSurroundings {
  const light = lazy(() => lighten(before, after));
  return {
    before: createPiece(addStamps(before, stamps.blocks)),
    after: createPiece(after),
    headCss,
    get light() {
      return light();
    },
  };
}

function lighten(before: string, after: string): LightSurroundings {
  const head = lightenHead(before);
  return {
    before: createPiece(lightenHtml(head)),
    after: createPiece(lightenHtml(after)),
    headCss: collectHeadCss(head.slice(0, head.indexOf("<body"))),
  };
}
