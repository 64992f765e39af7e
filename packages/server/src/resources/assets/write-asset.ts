import type { Asset } from "@mailwright/contract";
import type { AssetRow } from "./store-asset.js";

/** The wire form of a stored picture. */
export function writeAsset(row: AssetRow, origin: string): Asset {
  const url = `${origin}/api/v2/assets/public/${row.id}/${row.savedName}`;
  return {
    id: row.id,
    originalName: row.originalName,
    savedName: row.savedName,
    url,
    thumbnailUrl: `${url}?width=320`,
    mime: row.mime,
    sizeBytes: row.sizeBytes,
    widthPx: row.widthPx,
    heightPx: row.heightPx,
    ...(row.prompt === null ? {} : { prompt: row.prompt }),
    createdAt: row.createdAt.toISOString(),
  };
}
