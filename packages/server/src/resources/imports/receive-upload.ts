import {
  imageUploadMaxBytes,
  importEmailsMax,
  importEndings,
  importEntriesMax,
  importUnpackedMaxBytes,
  importUploadMaxBytes,
} from "@mailwright/contract";
import { createLimiter } from "../../base/limiter.js";
import { refuse } from "../../base/refusal.js";
import { isSafePath, pathOf } from "../../emails/archive-path.js";
import type { ArchiveFile } from "../../emails/unpack-archive.js";
import type { UploadedFile } from "../../http/handler.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { readUpload } from "../assets/read-upload.js";

/** What an upload brought: its emails in their order, the pictures beside them, and archives inside of archives, which nobody unpacks. */
export interface ReceivedUpload {
  name: string;
  emails: ArchiveFile[];
  pictures: ArchiveFile[];
  nested: string[];
}

const emailEnding = new RegExp(`\\.(?:${importEndings.join("|")})$`, "i");
const pictureEnding = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const archiveEnding = /\.zip$/i;
/** A larger archive takes longer than what other calls send there. */
const unpackingMaxMs = 30_000;

/** An upload is held in memory until it is stored, so only these are taken in at once; the others wait before their bytes are read. */
export const uploadsInTurn = createLimiter({ atOnceMax: 2, waitingMax: 12, waitingPerCallerMax: 2, atWorkPerCallerMax: 1 });

/** Takes an upload apart. Everything that is wrong with it as a whole is refused here, before anything is stored. */
export async function receiveUpload(ports: Ports, user: SignedInUser, files: AsyncIterable<UploadedFile>): Promise<ReceivedUpload> {
  const received: ReceivedUpload = { name: "", emails: [], pictures: [], nested: [] };
  let left = importUnpackedMaxBytes;
  let count = 0;
  let archives = 0;
  const take = (found: readonly ArchiveFile[], isPacked: boolean) => {
    for (const file of found) {
      left -= file.bytes.length;
      count += 1;
      sortIn(received, file, isPacked);
    }
    if (left < 0) refuse("archive-too-large");
    if (count > importEntriesMax) refuse("too-many-files");
    if (received.emails.length + received.nested.length > importEmailsMax) refuse("too-many-emails");
  };
  for await (const file of files) {
    const path = pathOf(file.name);
    if (!isSafePath(path)) refuse("archive-names");
    received.name ||= path.split("/")[0] ?? path;
    const isArchive = archiveEnding.test(path);
    const bytes = await readUpload(file, { bytesMax: isArchive ? importUploadMaxBytes : imageUploadMaxBytes, tooLarge: "file-too-large" });
    if (isArchive) {
      // Of several archives each has its own folder, so that two pictures of one name stay two.
      const folder = archives === 0 ? "" : `${path.replace(archiveEnding, "")}/`;
      archives += 1;
      const unpacked = await unpack(ports, user, bytes, left);
      take(
        unpacked.map((one) => ({ ...one, path: folder + one.path })),
        true,
      );
    } else take([{ path, bytes }], false);
  }
  if (received.emails.length === 0) refuse("import-empty");
  return received;
}

function unpack({ emails }: Ports, user: SignedInUser, bytes: Buffer, bytesMax: number): Promise<ArchiveFile[]> {
  return emails.run("unpackArchive", { bytes, bytesMax: Math.max(0, bytesMax) }, { caller: user.id, timeMaxMs: unpackingMaxMs });
}

function sortIn({ emails, pictures, nested }: ReceivedUpload, file: ArchiveFile, isPacked: boolean): void {
  if (emailEnding.test(file.path)) emails.push(file);
  else if (pictureEnding.test(file.path)) pictures.push(file);
  else if (isPacked && archiveEnding.test(file.path)) nested.push(file.path);
}
