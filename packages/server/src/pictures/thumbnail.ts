import { buffer } from "node:stream/consumers";
import { refuse } from "../base/refusal.js";
import type { BlobStore } from "../ports/blob-store/blob-store.js";
import { draw } from "./draw.js";
import { loadSharp } from "../drawing/load-sharp.js";
import { createRecent } from "../base/recent.js";

const keptMax = 400;
const kept = createRecent<Buffer>(keptMax);

/** A smaller picture for lists, in WebP and without movement: for browsers only, never for mail. Made when asked for; browsers keep it. */
export function makeThumbnail(blobStore: BlobStore, contentKey: string, widthPx: number): Promise<Buffer> {
  return kept(`${contentKey} ${widthPx}`, () =>
    draw(async () => {
      const blob = (await blobStore.get(contentKey)) ?? refuse("not-found");
      const sharp = await loadSharp();
      return sharp(await buffer(blob.stream))
        .resize({ width: widthPx, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
    }),
  );
}
