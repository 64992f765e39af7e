import { eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templates } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { pictureHeaders } from "../../pictures/picture-headers.js";
import { requirePageReader } from "../../security/page-reader.js";
import { findVisibleSystemTemplate } from "../system-templates/visible.js";
import { requireTemplate } from "../templates/enforce.js";

export const previewHandlers = {
  getPreviewPicture: async ({ params: { id }, query: { t }, headers }, { ports }) => {
    const { database, blobStore } = ports;
    const reader = await requirePageReader(ports, "template", id, t);
    const [row] = isUuid(id)
      ? await database.select({ kind: templates.kind, previewKey: templates.previewKey }).from(templates).where(eq(templates.id, id))
      : [];
    if (row?.kind === "system") await findVisibleSystemTemplate(database, id, reader);
    else await requireTemplate(database, id, reader, "getPreviewPicture");
    const key = row?.previewKey ?? refuse("not-found");
    // Asked for each time, as the right to see it may have ended; a browser that has the picture gets no bytes.
    const caching = { "cache-control": "private, no-cache", etag: `"${key}"` };
    if (headers["if-none-match"] === caching.etag) return { status: 304, body: undefined, headers: caching };
    const blob = (await blobStore.get(key)) ?? refuse("not-found");
    const own = { "content-length": String(blob.sizeBytes), "content-type": "image/jpeg" };
    return { status: 200, body: blob.stream, headers: { ...pictureHeaders, ...caching, ...own } };
  },
} satisfies Partial<Handlers>;
