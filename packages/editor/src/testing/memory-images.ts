import type { LibraryPicture, PictureLibrary } from "@mailwright/views/picture-library";
import type { ImagePort } from "../ports/image-port.js";
import type { PortRefusal } from "../ports/port-refusal.js";
import { samplePicture } from "./sample-picture.js";

/** A picture of a library in memory. */
export function aPicture(number: number, given: Partial<LibraryPicture> = {}): LibraryPicture {
  return {
    id: `picture-${number}`,
    name: `Lamp ${number}.png`,
    url: `https://example.com/lamp-${number}.png`,
    thumbnailUrl: samplePicture(number),
    widthPx: 1200,
    heightPx: 800,
    sizeBytes: 180_000 + number,
    createdAtMs: 1_770_000_000_000,
    ...given,
  };
}

/** A library in memory, which answers part by part. */
export function memoryLibrary(stored: readonly LibraryPicture[], refusal: () => PortRefusal | undefined, partSize = 60): PictureLibrary {
  let pictures = stored;
  return {
    orders: ["newest", "largest", "here"],
    list: async ({ search, after }) => {
      const found = pictures.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      const start = Number(after ?? 0);
      const end = start + partSize;
      const next = end < found.length ? { next: String(end) } : {};
      return refusal() ?? { kind: "listed", pictures: found.slice(start, end), total: found.length, ...next };
    },
    upload: async ({ file }) => {
      const picture = { id: file.name, name: file.name, url: `https://example.com/${file.name}` };
      if (!refusal()) pictures = [picture, ...pictures];
      return refusal() ?? { kind: "uploaded", picture };
    },
    rename: async (picture, name) => refusal() ?? { kind: "renamed", picture: { ...picture, name } },
    remove: async () => refusal() ?? { kind: "removed" },
    uses: async () => refusal() ?? { kind: "used", templates: [{ id: "t1", name: "Spring sale" }], othersCount: 2 },
  };
}

/** Ten pictures of the person, and none of the template. */
export function memoryImages(refusal: () => PortRefusal | undefined): ImagePort {
  const global = Array.from({ length: 10 }, (_, index) => aPicture(index + 1));
  return {
    libraries: { global: memoryLibrary(global, refusal), template: memoryLibrary([], refusal) },
    copyToTemplate: async (picture) => refusal() ?? { kind: "copied", picture },
  };
}
