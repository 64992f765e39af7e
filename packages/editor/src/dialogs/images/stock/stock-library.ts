import type { LibraryPicture, PictureLibrary } from "@mailwright/views/picture-library";
import type { StockPhoto, StockPort, StockSource } from "../../../ports/stock-port.js";

/** Free photos as a library of pictures, and what is known of them besides. */
export interface StockLibrary {
  readonly library: PictureLibrary;
  photoOf(picture: LibraryPicture): StockPhoto | undefined;
}

/** A library over free photos. `onSource` is told whose they are. */
export function createStockLibrary(
  port: StockPort,
  nameOf: (photo: StockPhoto) => string,
  onSource: (source: StockSource) => void,
): StockLibrary {
  const photos = new Map<string, StockPhoto>();
  return {
    photoOf: ({ id }) => photos.get(id),
    library: {
      orders: [],
      list: async ({ search, after }, signal) => {
        const page = Number(after ?? 1);
        const answer = await port.search(search, page, signal);
        if (answer.kind === "refused") return answer;
        if (answer.source) onSource(answer.source);
        for (const photo of answer.photos) photos.set(photo.id, photo);
        // The photographer stands under each photo, as the services ask for.
        const pictures = answer.photos.map((photo) => ({ ...photo, name: nameOf(photo) }));
        return { kind: "listed", pictures, ...(answer.hasMore && { next: String(page + 1) }) };
      },
    },
  };
}
