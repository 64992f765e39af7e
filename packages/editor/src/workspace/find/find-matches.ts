import type { BlockRegistry, EmailDocument } from "@mailwright/document";
import { findPlaces, type TextPlace } from "./find-places.js";
import type { Stretch } from "./searchable-text.js";

export interface FindQuery {
  readonly words: string;
  readonly isCaseSensitive: boolean;
}

/** A place in a text where the query was found. */
export interface TextMatch extends Stretch {
  readonly place: TextPlace;
}

/** What a query finds in an email, in document order. */
export function findMatches(document: EmailDocument, registry: BlockRegistry, query: FindQuery): readonly TextMatch[] {
  if (query.words === "") return [];
  return findPlaces(document, registry).flatMap((place) =>
    stretchesIn(place.text.plain, query).map((stretch): TextMatch => ({ place, ...stretch })),
  );
}

function stretchesIn(plain: string, { words, isCaseSensitive }: FindQuery): readonly Stretch[] {
  // A regular expression and not `toLowerCase`, which changes the length of some texts: "İ" becomes two characters.
  const wanted = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"), isCaseSensitive ? "gu" : "giu");
  return [...plain.matchAll(wanted)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
}
