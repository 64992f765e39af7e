/** What could not be read as it is written. Nothing of it is lost unless the code says so. */
export interface SourceProblem {
  readonly code: SourceProblemCode;
  /** Where in the source, counted in characters from 0. */
  readonly at: number;
  /** For people who look closer: the name of a tag or an attribute. */
  readonly detail: string;
}

export type SourceProblemCode =
  /** Ends with its parent, or with the source. */
  | "unclosed-tag"
  /** Passed over. */
  | "stray-close-tag"
  | "unclosed-comment"
  /** Only the first `<mjml>` counts. */
  | "second-root"
  /** No tag holds others so deep; what stood there is read as a sibling. */
  | "too-deep"
  /** `mj-include` reads files; ours never does. Left out. */
  | "include-refused"
  /** No block of ours is like it; its source is kept. */
  | "kept-as-source"
  /** An attribute or a class that no block has a prop for. Left out. */
  | "attribute-dropped"
  /** A value outside what its prop takes, put to the nearest that it does or left out. */
  | "value-changed"
  /** One document has one page wrapper; the rows of this one joined the others. */
  | "wrapper-merged"
  /** CSS of the head that is not the compiler's, or the box that an advanced sector draws around a block. Left out. */
  | "style-dropped"
  /** Nothing to read, or nothing that shows. */
  | "layout-empty"
  /** More characters or elements than are laid out in a reasonable time; kept whole where it fits into one block. */
  | "layout-too-large"
  /** It took too long; what was not looked at stays raw. */
  | "layout-too-slow"
  /** Stopped by whoever began it. */
  | "layout-stopped"
  /** It could not be laid out. */
  | "layout-failed"
  /** So many pictures could not be loaded here. They are kept, as wide as is written, as is allowed or as their column. */
  | "pictures-not-loaded"
  /** Wider than a phone there too: nothing of it could be measured, and its blocks have less room at their sides on phones. */
  | "not-for-phones"
  /** So many addresses lead somewhere only on the page that they were written for. */
  | "address-without-page"
  /** Scripts, frames and the like: left out, never run. */
  | "active-content-dropped"
  /** The design of another editor, by its name. */
  | "design-of"
  /** A part of a design that no block is like: its words, links and pictures are kept as HTML. */
  | "design-kept"
  /** Columns inside columns: their blocks stand below each other. */
  | "design-changed"
  /** A part of a design that an email of ours has no place for: it is only shown on a desktop, for example. */
  | "design-left-out"
  /** So many merge tags of a provider are now ours. */
  | "tags-translated"
  /** Merge tags of a provider that we have no twin of; they stay as they were written. */
  | "tags-kept";

/** Problems of one reading, in the order in which they were met. A hostile source does not make the list endless. */
export interface ProblemList {
  readonly problems: readonly SourceProblem[];
  add(code: SourceProblemCode, at: number, detail: string): void;
}

const problemsMax = 500;
const detailMaxLength = 80;

/** An empty list. */
export function createProblemList(): ProblemList {
  const problems: SourceProblem[] = [];
  return {
    problems,
    add(code, at, detail) {
      if (problems.length < problemsMax) problems.push({ code, at, detail: detail.slice(0, detailMaxLength) });
    },
  };
}
