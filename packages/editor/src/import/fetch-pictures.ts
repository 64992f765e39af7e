import type { PictureLibrary, PictureRefusal } from "@mailwright/views/picture-library";

/** What came of fetching pictures into a library. */
export interface FetchedPictures {
  /** Addresses as they were written, with those in the library. */
  readonly moved: ReadonlyMap<string, string>;
  readonly failed: readonly FailedPicture[];
}

export interface FailedPicture {
  readonly address: string;
  readonly refusal: PictureRefusal;
}

export interface FetchOptions {
  readonly signal: AbortSignal;
  /** How many of them were asked for and answered. */
  onProgress(count: number): void;
}

const atOnce = 3;

/**
 * Stores pictures by their addresses, a few at a time, so that the server can answer others meanwhile. What was stored when it is stopped stays
 * so and is answered.
 */
export async function fetchPictures(
  addresses: readonly string[],
  fetchOne: NonNullable<PictureLibrary["fetch"]>,
  { signal, onProgress }: FetchOptions,
): Promise<FetchedPictures> {
  const moved = new Map<string, string>();
  const failed: FailedPicture[] = [];
  const waiting = [...addresses];
  let count = 0;
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined && !signal.aborted; address = waiting.shift()) {
      const answer = await fetchOne(address, signal);
      if (answer.kind === "uploaded") moved.set(address, answer.picture.url);
      else if (!signal.aborted) failed.push({ address, refusal: answer });
      count++;
      if (!signal.aborted) onProgress(count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { moved, failed };
}
