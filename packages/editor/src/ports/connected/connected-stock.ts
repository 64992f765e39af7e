import { type Client, choosePhoto, searchPhotos } from "@mailwright/client";
import type { StockPhoto, StockPort } from "../stock-port.js";
import { refusalFrom } from "./answers.js";

/** Free photos of the service that the server's operator has connected. */
export function connectedStock(client: Client): StockPort {
  const downloads = new Map<string, string>();
  return {
    search: (query, page, signal) =>
      searchPhotos(client, { query, page }, signal).then(({ results, total_pages: pages, source }) => {
        for (const { id, downloadUrl } of results) downloads.set(id, downloadUrl);
        const photos = results.map(
          ({ id, url, thumbUrl, description, userName, userUrl, widthPx, heightPx }): StockPhoto => ({
            id,
            url,
            thumbnailUrl: thumbUrl,
            name: description,
            authorName: userName,
            authorUrl: userUrl,
            widthPx,
            heightPx,
          }),
        );
        return { kind: "listed", photos, source, hasMore: page < pages };
      }, refusalFrom),
    choose: ({ id }) =>
      choosePhoto(client, { downloadUrl: downloads.get(id) ?? "" }).then(({ url }) => ({ kind: "chosen", url }), refusalFrom),
  };
}
