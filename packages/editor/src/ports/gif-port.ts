import type { LibraryPicture } from "@mailwright/views/picture-library";
import type { PortRefusal } from "./port-refusal.js";

export interface GifPage {
  readonly kind: "listed";
  readonly gifs: readonly LibraryPicture[];
  readonly hasMore: boolean;
}

/**
 * Moving pictures of a service that wants them linked: the address that it answers stands in the email as it is, and nothing is copied.
 * Searched from the browser.
 */
export interface GifPort {
  /** One page of what fits, the first is 1; without a query what the service shows by itself. */
  search(query: string, page: number, signal: AbortSignal): Promise<GifPage | PortRefusal>;
}
