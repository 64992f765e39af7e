import { type AssetEdit, hasForbiddenNameCharacters } from "@mailwright/contract";
import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse, refuseFields } from "../../base/refusal.js";
import { assets } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { isPictureRow } from "../../pictures/is-picture.js";
import { readPicture } from "../../pictures/read-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireTemplate } from "../templates/enforce.js";
import { findUses } from "./find-uses.js";
import { processUpload } from "./process-upload.js";
import { isJsonObject, readEdit } from "./read-edit.js";
import { findAsset } from "./remove-asset.js";
import { type AssetRow, storePicture } from "./store-asset.js";
import { writeAsset } from "./write-asset.js";

export const libraryHandlers = {
  importAsset: async ({ body: { url, templateId = null } }, { ports, user, origin }) => {
    if (templateId !== null) await requireTemplate(ports.database, templateId, user, "uploadAssets");
    const address = url.trim();
    if (address === "") refuseFields([{ field: "url", code: "required" }]);
    const picture = await processUpload(ports, user, await readPicture(ports, address, "url"));
    const row = await storePicture(ports, user, templateId, { ...picture, name: nameIn(address) });
    return { status: 201, body: writeAsset(row, origin) };
  },

  getAsset: async ({ params: { id } }, { ports, user, origin }) => {
    const row = await requireAsset(ports, user, id, "listTemplateAssets");
    const uses = await findUses(ports, user, row.id);
    const edit = await findEdit(ports, user, row, origin);
    return { status: 200, body: { asset: writeAsset(row, origin), templateId: row.templateId, ...uses, ...(edit && { edit }) } };
  },

  editAsset: async ({ params: { id }, query: { templateId = null } }, { ports, user, origin, files, hasLeft }) => {
    if (templateId !== null) await requireTemplate(ports.database, templateId, user, "editAsset");
    const edited = await requireAsset(ports, user, id, "listTemplateAssets");
    const { steps, picture } = await readEdit(ports, user, files());
    // Whoever cancelled it does not want to find the picture later.
    if (hasLeft()) refuse("malformed-body");
    const originalId = edited.originalId ?? edited.id;
    const row = await storePicture(ports, user, templateId, { ...picture, originalId, editSteps: steps });
    return { status: 201, body: writeAsset(row, origin) };
  },

  renameAsset: async ({ params: { id }, body: { originalName } }, { ports, user, origin }) => {
    const name = originalName.trim();
    if (name === "") refuseFields([{ field: "originalName", code: "required" }]);
    if (hasForbiddenNameCharacters(name)) refuseFields([{ field: "originalName", code: "name-characters" }]);
    const row = await requireAsset(ports, user, id, "uploadAssets");
    await ports.database.update(assets).set({ originalName: name }).where(eq(assets.id, row.id));
    return { status: 200, body: writeAsset({ ...row, originalName: name }, origin) };
  },
} satisfies Partial<Handlers>;

/** One's own global picture, or one of a template with which one may do this. */
async function requireAsset(
  ports: Ports,
  user: SignedInUser,
  id: string,
  operation: "uploadAssets" | "listTemplateAssets",
): Promise<AssetRow> {
  const where = isUuid(id) ? and(eq(assets.id, id), eq(assets.workspaceId, user.workspaceId), isPictureRow) : undefined;
  const row = (await findAsset(ports, where)) ?? refuse("not-found");
  if (row.templateId === null) return row.ownerId === user.id ? row : refuse("not-found");
  await requireTemplate(ports.database, row.templateId, user, operation);
  return row;
}

/** How a picture was made of another, for whoever may do it again: those who only look at it do not see what was cut off. */
async function findEdit(ports: Ports, user: SignedInUser, row: AssetRow, origin: string): Promise<AssetEdit | null> {
  const original = row.originalId && (await findAsset(ports, eq(assets.id, row.originalId)));
  if (!original || !isJsonObject(row.editSteps)) return null;
  const isOwn = row.templateId === null || (await mayEdit(ports, user, row.templateId));
  return isOwn ? { original: writeAsset(original, origin), steps: row.editSteps } : null;
}

async function mayEdit(ports: Ports, user: SignedInUser, templateId: string): Promise<boolean> {
  return requireTemplate(ports.database, templateId, user, "editAsset").then(
    () => true,
    () => false,
  );
}

/** What an address calls its picture. */
function nameIn(address: string): string {
  const { pathname } = new URL(address, "http://own.invalid");
  const written = pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // a sign of percent that begins nothing
  }
}
