import type { BlockId } from "@mailwright/document";
import type { Look } from "./look.js";

/** A run of words in one look. */
export interface TextFact {
  readonly blockId: BlockId | undefined;
  readonly text: string;
  readonly look: Look;
}

/** `<a>`, with or without an address. */
export interface LinkFact {
  readonly blockId: BlockId | undefined;
  /** As it is written, entities decoded; absent where there is no `href`. */
  readonly href: string | undefined;
  /** What it says: its words and the alternative texts of its pictures. */
  readonly name: string;
  readonly isHidden: boolean;
}

export interface PictureFact {
  readonly blockId: BlockId | undefined;
  readonly src: string;
  /** Absent where the element has none. */
  readonly alt: string | undefined;
  readonly widthPx: number | undefined;
  readonly heightPx: number | undefined;
  readonly isLinked: boolean;
  readonly isHidden: boolean;
}

export interface HeadingFact {
  readonly blockId: BlockId | undefined;
  readonly level: number;
  readonly text: string;
}

/** A use of something that not every client knows, by caniemail's name for it. */
export interface FeatureUse {
  readonly slug: string;
  readonly blockId: BlockId | undefined;
}

/** What a piece of compiled email consists of, in its order, each with the block it comes from. */
export interface Facts {
  readonly texts: readonly TextFact[];
  readonly links: readonly LinkFact[];
  readonly pictures: readonly PictureFact[];
  readonly headings: readonly HeadingFact[];
  readonly features: readonly FeatureUse[];
  /** The names that anchors lead to. */
  readonly anchors: readonly string[];
}

/** The facts of several pieces as those of one. */
export function joinFacts(pieces: readonly Facts[]): Facts {
  return {
    texts: pieces.flatMap(({ texts }) => texts),
    links: pieces.flatMap(({ links }) => links),
    pictures: pieces.flatMap(({ pictures }) => pictures),
    headings: pieces.flatMap(({ headings }) => headings),
    features: pieces.flatMap(({ features }) => features),
    anchors: pieces.flatMap(({ anchors }) => anchors),
  };
}
