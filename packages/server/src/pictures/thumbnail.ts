import { buffer } from "node:stream/consumers";
import { createRecent } from "../base/recent.js";
import { refuse } from "../base/refusal.js";
import type { Ports } from "../ports/ports.js";

const keptMax = 400;
const kept = createRecent<Buffer>(keptMax);

/** A smaller picture for lists, in WebP and without movement: for browsers only, never for mail. Made when asked for; browsers keep it. */
export function makeThumbnail(
  { blobStore, drawings }: Pick<Ports, "blobStore" | "drawings">,
  contentKey: string,
  widthPx: number,
): Promise<Buffer> {
  return kept(`${contentKey} ${widthPx}`, async () => {
    const blob = (await blobStore.get(contentKey)) ?? refuse("not-found");
    return drawings.run("resizePicture", { bytes: await buffer(blob.stream), widthPx, format: "webp" });
  });
}
