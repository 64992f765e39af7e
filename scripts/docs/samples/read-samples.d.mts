export interface Sample {
  /** The document and the line that it begins on. */
  readonly at: string;
  readonly kind: string;
  readonly text: string;
}

/** The top of the repository. */
export const root: string;

/** Every sample of the documents, in order. */
export function readSamples(): readonly Sample[];
