import { fileEnding, fileTypes, fileUploadMaxBytes, type StoredFile } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Handlers, UploadedFile } from "../../http/handler.js";
import { requireTemplate } from "../templates/enforce.js";
import { fitsEnding } from "./file-signature.js";
import { readUpload } from "./read-upload.js";
import { type AssetRow, type NamedPicture, storePicture } from "./store-asset.js";
import { writeAsset } from "./write-asset.js";

export const fileHandlers = {
  uploadFile: async ({ query: { templateId = null } }, { ports, user, origin, files, hasLeft }) => {
    if (templateId !== null) await requireTemplate(ports.database, templateId, user, "uploadFile");
    const [sent] = await readOne(files());
    if (!sent) refuse("invalid-request", { fields: [{ field: "files[]", code: "required" }] });
    // Whoever cancelled it has no address to put into an email.
    if (hasLeft()) refuse("malformed-body");
    return { status: 201, body: writeFile(await storePicture(ports, user, templateId, sent), origin) };
  },
} satisfies Partial<Handlers>;

async function readOne(files: AsyncIterable<UploadedFile>): Promise<NamedPicture[]> {
  const read: NamedPicture[] = [];
  for await (const file of files) {
    if (read.length > 0) refuse("too-many-files");
    read.push(await readFile(file));
  }
  return read;
}

/** A file as it may be stored: as it is, without the measures of a picture. */
async function readFile(file: UploadedFile): Promise<NamedPicture> {
  const extension = fileEnding(file.name.trim());
  const mime = extension && fileTypes[extension];
  if (!extension || !mime) refuse("unsupported-file");
  const bytes = await readUpload(file, { bytesMax: fileUploadMaxBytes, tooLarge: "file-too-large" });
  if (bytes.length === 0) refuse("file-empty");
  if (!fitsEnding(bytes, extension)) refuse("unsupported-file");
  return { name: file.name, bytes, extension, mime, widthPx: 0, heightPx: 0 };
}

/** The wire form of a stored file. */
function writeFile(row: AssetRow, origin: string): StoredFile {
  const { id, originalName, savedName, url, mime, sizeBytes, createdAt } = writeAsset(row, origin);
  return { id, originalName, savedName, url, mime, sizeBytes, createdAt };
}
