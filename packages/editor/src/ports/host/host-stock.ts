import type { EditorPorts } from "../editor-ports.js";
import type { StockPort } from "../stock-port.js";
import { ask } from "./ask-host.js";
import type { HostImage } from "./host-images.js";

/** A photo that a page may offer. */
export interface HostPhoto extends HostImage {
  readonly authorName?: string;
  /** The photographer's page. */
  readonly authorUrl?: string;
}

/** Free photos of a page. */
export interface HostStock {
  /** One page of the photos that fit, counted from 1. `hasMore`: there is another one. `source` is named beside them. */
  readonly search?: (
    query: string,
    options: { readonly page: number; readonly signal: AbortSignal },
  ) => Promise<{
    readonly photos: readonly HostPhoto[];
    readonly hasMore?: boolean;
    readonly source?: { readonly name: string; readonly url: string };
  }>;
  /** Called when a photo is used: answers the one for the email, if that is another. */
  readonly choose?: (photo: HostPhoto) => Promise<HostImage | null | undefined>;
  /** Shows the page's own dialog in the place of the tab, and answers the photo that was chosen, or nothing. */
  readonly open?: () => Promise<HostImage | null | undefined>;
}

/** Functions of a page that has free photos. */
export interface HostStockProviders {
  /** `false` is the same as leaving it out. */
  readonly stock?: HostStock | false;
}

const reading = () => import("./read-host-images.js");

/** The port over a page's free photos. */
export function hostStock({ stock }: HostStockProviders): Pick<EditorPorts, "stock"> {
  if (!stock) return {};
  const { search, choose, open } = stock;
  if (!search && !open) return {};
  const port: StockPort = {
    search: (query, page, signal) => ask(async () => (await reading()).readPhotos(await search?.(query, { page, signal }))),
    choose: ({ id, url, name, authorName, authorUrl }) =>
      ask(async () => {
        const answer = await choose?.({ id, url, name, authorName, authorUrl });
        const chosen = (await reading()).readChosen(answer);
        if (chosen.kind === "refused") return chosen;
        return { kind: "chosen", url: chosen.kind === "chosen" ? chosen.picture.url : url };
      }),
    ...(open && { open: () => ask(async () => (await reading()).readChosen(await open())) }),
  };
  return { stock: port };
}
