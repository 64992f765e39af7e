import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { imageUploadMaxBytes } from "@mailwright/contract";
import { fileTypeFromBuffer } from "file-type";
import type { Outbound } from "../ports/outbound/outbound.js";
import type { FindPicture } from "../ports/renderer/renderer.js";

/** The pictures that an email shows by addresses without a server: files beside it. */
export interface FolderPictures {
  /** The address of the email while it is read. */
  base: string;
  find: FindPicture;
  /** A text with these addresses as paths again, seen from where the email is. */
  makeRelative(text: string): string;
  /** Copies the pictures that a text shows, so that what was written shows them too. */
  copyTo(folder: string, text: string): Promise<void>;
}

/** For an email that came from an address: its pictures stay where they are, and are fetched only to be measured. */
export function createWebPictures(address: string, outbound: Pick<Outbound, "get">): FolderPictures {
  return {
    base: address,
    find: async (url) => {
      const { status, contentType, bytes } = await outbound.get(url, { accept: "image/*", bytesMax: imageUploadMaxBytes });
      return status === 200 ? { bytes, mime: contentType } : null;
    },
    makeRelative: (text) => text,
    copyTo: async () => {},
  };
}

/** A name that no server has. */
const folder = "http://import.invalid/";
const shown = /http:\/\/import\.invalid\/((?:(?!&quot;)[^\s"'()<>\\])*)/g;

/** For the email at a path, with the other files of its folder. */
export function createFolderPictures(path: string, readOther: (path: string) => Promise<Uint8Array | null>): FolderPictures {
  const up = "../".repeat(path.split("/").length - 1);
  return {
    base: new URL(path.split("/").map(encodeURIComponent).join("/"), folder).href,
    find: async (url) => {
      const bytes = url.startsWith(folder) ? await readOther(pathIn(url.slice(folder.length))) : null;
      return bytes && { bytes: Buffer.from(bytes), mime: await mimeOf(bytes) };
    },
    makeRelative: (text) => text.replace(shown, (_, address: string) => up + address),
    copyTo: async (to, text) => {
      for (const name of new Set([...text.matchAll(shown)].map(([, address = ""]) => pathIn(address)))) {
        const bytes = await readOther(name);
        if (bytes === null) continue;
        await mkdir(dirname(join(to, name)), { recursive: true });
        await writeFile(join(to, name), bytes);
      }
    },
  };
}

async function mimeOf(bytes: Uint8Array): Promise<string> {
  const { mime = "image/svg+xml" } = (await fileTypeFromBuffer(bytes)) ?? {};
  // A drawing is a document in XML to whoever looks at its first bytes.
  return mime === "application/xml" ? "image/svg+xml" : mime;
}

function pathIn(address: string): string {
  const [plain = ""] = address.split(/[?#]/);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain; // a sign of percent that begins nothing
  }
}
