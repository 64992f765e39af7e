import type { LibraryPicture } from "@mailwright/views/picture-library";
import type { AiImagePort } from "../ports/ai-image-port.js";
import type { GifPort } from "../ports/gif-port.js";
import type { StockPhoto, StockPort } from "../ports/stock-port.js";
import { samplePicture } from "./sample-picture.js";

const photo = (number: number): StockPhoto => ({
  id: `photo-${number}`,
  name: `Leaves on a wet road ${number}`,
  url: `https://photos.example/${number}.jpg`,
  thumbnailUrl: samplePicture(number),
  authorName: number % 2 === 0 ? "Ann Photographer" : "Ben Castellanos",
  authorUrl: "https://photos.example/@ann",
  widthPx: 1400,
  heightPx: 933,
});

/** Free photos in memory, twenty at a time. */
export const memoryStock: StockPort = {
  search: async (query, page) => ({
    kind: "listed",
    photos: query === "nothing" ? [] : Array.from({ length: 20 }, (_, index) => photo((page - 1) * 20 + index + 1)),
    hasMore: page < 3,
    source: { name: "Unsplash", url: "https://unsplash.com" },
  }),
  choose: async ({ url }) => ({ kind: "chosen", url }),
};

/** Moving pictures in memory, twelve at a time. */
export const memoryGifs: GifPort = {
  search: async (query, page) => ({
    kind: "listed",
    gifs:
      query === "nothing"
        ? []
        : Array.from({ length: 12 }, (_, index) => ({
            id: `gif-${page}-${index}`,
            name: index === 3 ? "" : `Happy cat ${(page - 1) * 12 + index + 1}`,
            url: `https://media.example/${page}-${index}.gif?cid=1`,
            thumbnailUrl: samplePicture(index + 1),
            widthPx: 480,
            heightPx: 270,
          })),
    hasMore: page < 2,
  }),
};

/** Four pictures that were made from words. */
export const madePictures: readonly LibraryPicture[] = [1, 2, 3, 4].map((number) => ({
  id: `made-${number}`,
  name: "A red lamp",
  url: `https://mail.example.com/made/${number}.png`,
  thumbnailUrl: samplePicture(number),
}));

/** A service that makes pictures at once. */
export const memoryAiImages: AiImagePort = {
  make: async () => ({ kind: "made", pictures: madePictures }),
  keep: async (picture) => ({ kind: "kept", picture }),
};
