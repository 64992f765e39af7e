import { and, eq, isNull } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { assets } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { isPicture, isPictureRow } from "../../pictures/is-picture.js";
import { keptForever, pictureHeaders } from "../../pictures/picture-headers.js";
import { makeThumbnail } from "../../pictures/thumbnail.js";
import { keepWithin } from "../quotas/keep-within.js";
import { requireTemplate } from "../templates/enforce.js";
import { writeDisposition } from "../templates/write-disposition.js";
import { listAssets } from "./list-assets.js";
import { processUpload } from "./process-upload.js";
import { readUpload } from "./read-upload.js";
import { assetAt, findAsset, ownedAsset, removeAsset } from "./remove-asset.js";
import { type AssetRow, type NamedPicture, storePictures } from "./store-asset.js";
import { writeAsset } from "./write-asset.js";

export const assetHandlers = {
  uploadAssets: async ({ query: { templateId = null } }, { ports, user, origin, files, hasLeft }) => {
    if (templateId !== null) await requireTemplate(ports.database, templateId, user, "uploadAssets");
    const pictures: NamedPicture[] = [];
    for await (const file of files()) {
      pictures.push({ ...(await processUpload(ports, user, await readUpload(file))), name: file.name });
    }
    if (pictures.length === 0) refuse("invalid-request", { fields: [{ field: "files[]", code: "required" }] });
    // Whoever cancelled it does not want to find the pictures later.
    if (hasLeft()) refuse("malformed-body");
    const stored = await storePictures(ports, user, templateId, pictures);
    return { status: 201, body: stored.map((row) => writeAsset(row, origin)) };
  },

  listUserAssets: async ({ query }, { ports, user, origin }) => {
    const own = and(eq(assets.workspaceId, user.workspaceId), eq(assets.ownerId, user.id), isNull(assets.templateId));
    return listAssets(ports, user, origin, own, query);
  },

  listTemplateAssets: async ({ params, query }, { ports, user, origin }) => {
    await requireTemplate(ports.database, params.id, user, "listTemplateAssets");
    return listAssets(ports, user, origin, eq(assets.templateId, params.id), query);
  },

  copyAssetToTemplate: async ({ params: { id, imageName } }, { ports, user, origin }) => {
    await requireTemplate(ports.database, id, user, "copyAssetToTemplate");
    const original = (await findAsset(ports, and(ownedAsset(user, imageName), isPictureRow))) ?? refuse("not-found");
    const copy: AssetRow = { ...original, id: ports.ids.uuid(), templateId: id, createdAt: ports.clock.now() };
    await ports.database.transaction(async (tx) => {
      const inserted = await tx.insert(assets).values(copy).onConflictDoNothing().returning({ id: assets.id });
      if (inserted.length === 0) refuse("name-taken");
      await keepWithin(tx, ports, user, { pictures: 1, bytes: copy.sizeBytes });
    });
    return { status: 200, body: writeAsset(copy, origin) };
  },

  deleteTemplateAsset: async ({ params: { id }, body }, { ports, user }) => {
    await requireTemplate(ports.database, id, user, "deleteTemplateAsset");
    await removeAsset(ports, assetAt(body.url, id));
    return { status: 204, body: undefined };
  },

  deleteUserAsset: async ({ params: { name } }, { ports, user }) => {
    await removeAsset(ports, ownedAsset(user, name));
    return { status: 204, body: undefined };
  },

  getAssetFile: async ({ params: { id }, query: { width }, headers }, { ports }) => {
    const [row] = isUuid(id) ? await ports.database.select().from(assets).where(eq(assets.id, id)) : [];
    // A file has no smaller still of it.
    if (!row || (width !== undefined && !isPicture(row))) refuse("not-found");
    const caching = { etag: `"${row.contentKey}${width === undefined ? "" : `-${width}`}"`, "cache-control": keptForever };
    if (headers["if-none-match"] === caching.etag) return { status: 304, body: undefined, headers: caching };
    const always = { ...caching, ...pictureHeaders };
    if (width !== undefined) {
      const body = await makeThumbnail(ports, row.contentKey, width);
      return { status: 200, body, headers: { ...always, "content-type": "image/webp" } };
    }
    const blob = (await ports.blobStore.get(row.contentKey)) ?? refuse("not-found");
    return {
      status: 200,
      body: blob.stream,
      headers: { ...always, ...downloadHeaders(row), "content-type": row.mime, "content-length": String(blob.sizeBytes) },
    };
  },
} satisfies Partial<Handlers>;

/** What is no picture is only ever a download, never a page of this server. */
function downloadHeaders(row: AssetRow): Record<string, string> {
  if (isPicture(row)) return {};
  const ending = row.savedName.split(".").at(-1) ?? "";
  const stem = row.originalName.replace(/\.[^.]*$/, "") || "file";
  return { "content-disposition": writeDisposition(stem, ending) };
}
