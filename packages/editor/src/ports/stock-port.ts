import type { LibraryPicture } from "@mailwright/views/picture-library";
import type { OpenedAnswer } from "./image-port.js";
import type { PortRefusal } from "./port-refusal.js";

/** A photo that anybody may use. */
export interface StockPhoto extends LibraryPicture {
  readonly authorName: string;
  /** The photographer's page; empty where there is none. */
  readonly authorUrl: string;
}

/** The service that photos are from; its rules ask to be named beside them. */
export interface StockSource {
  readonly name: string;
  readonly url: string;
}

export interface StockPage {
  readonly kind: "listed";
  readonly photos: readonly StockPhoto[];
  readonly hasMore: boolean;
  readonly source?: StockSource | undefined;
}

/** Free photos. `photos-not-configured` is the refusal where no service is connected. */
export interface StockPort {
  /** One page of the photos that fit, the first is 1; without a query what the service shows by itself. */
  search(query: string, page: number, signal: AbortSignal): Promise<StockPage | PortRefusal>;
  /** Uses a photo: answers the address for the email. */
  choose(photo: StockPhoto): Promise<{ readonly kind: "chosen"; readonly url: string } | PortRefusal>;
  /** Shows a dialog of the page's own in the place of the tab. */
  open?(): Promise<OpenedAnswer>;
}
