import { eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { templates } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { pictureHeaders } from "../../pictures/picture-headers.js";
import { isPageToken } from "../../security/page-tokens.js";

export const previewHandlers = {
  getPreviewPicture: async ({ params: { id }, query: { t } }, { ports }) => {
    const { database, secrets, clock, blobStore } = ports;
    if (!isUuid(id) || !isPageToken(secrets.pageKey, "template", id, t, clock.now())) refuse("unauthenticated");
    const [row] = await database.select({ previewKey: templates.previewKey }).from(templates).where(eq(templates.id, id));
    const blob = row?.previewKey ? await blobStore.get(row.previewKey) : null;
    if (!blob) refuse("not-found");
    // Each picture has an address of its own, which only those who may see it know.
    const caching = { "cache-control": "private, max-age=86400", "content-length": String(blob.sizeBytes) };
    return { status: 200, body: blob.stream, headers: { ...pictureHeaders, ...caching, "content-type": "image/jpeg" } };
  },
} satisfies Partial<Handlers>;
