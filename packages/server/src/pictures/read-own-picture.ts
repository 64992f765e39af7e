import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { isUuid } from "../base/ids.js";
import { blocksRoot } from "../base/package-root.js";
import { Refusal } from "../base/refusal.js";
import { assets, generatedPictures } from "../database/schema.js";
import type { Ports } from "../ports/ports.js";
import { renderIcon } from "./icons/render-icon.js";
import { isPicture } from "./is-picture.js";
import { renderPlayButton } from "./play-buttons.js";
import { drawTimer } from "./timer/draw-timer.js";
import { readTimer } from "./timer/timer.js";

export interface PictureFile {
  bytes: Buffer;
  mime: string;
}

type Reader = (ports: Ports, found: RegExpExecArray, query: URLSearchParams) => Promise<PictureFile | null>;

/** The addresses that this server gives pictures out at. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^\/api\/v2\/assets\/public\/([^/]+)\/[^/]*$/, (ports, [, id = ""]) => readAsset(ports, id)],
  [/^\/starter\/((?:[a-z0-9-]+\/)?[a-z0-9-]+\.png)$/, (_, [, name = ""]) => readStarter(name)],
  [/^\/api\/v2\/icons\/image\/([^/]+)\.png$/, (ports, [, id = ""], query) => readIcon(ports, id, query)],
  [/^\/api\/v2\/ai\/image\/([^/]+)\/preview$/, (ports, [, id = ""]) => readGenerated(ports, id)],
  [/^\/api\/v2\/timer\/([^/]+)\.gif$/, (ports, [, word = ""]) => readCountdown(ports, word)],
  [/^\/api\/v2\/video\/playbutton\/([^/]+)\.png$/, (ports, [, id = ""]) => readPlayButton(ports, id)],
];

/**
 * A picture of this server without asking the network for it; null for any other. Whatever name the server went by when
 * the address was made, the path says which picture it is.
 */
export async function readOwnPicture(ports: Ports, address: string): Promise<PictureFile | null> {
  const base = "http://own.invalid";
  if (!URL.canParse(address, base)) return null;
  const { pathname, searchParams } = new URL(address, base);
  for (const [shape, read] of readers) {
    const found = shape.exec(pathname);
    if (found) return read(ports, found, searchParams);
  }
  return null;
}

async function readAsset({ database, blobStore }: Ports, id: string): Promise<PictureFile | null> {
  const [row] = isUuid(id) ? await database.select().from(assets).where(eq(assets.id, id)) : [];
  const blob = row && isPicture(row) ? await blobStore.get(row.contentKey) : null;
  if (!row || !blob) return null;
  return { bytes: Buffer.concat(await blob.stream.toArray()), mime: row.mime };
}

async function readGenerated({ database, blobStore }: Ports, id: string): Promise<PictureFile | null> {
  const [row] = isUuid(id) ? await database.select().from(generatedPictures).where(eq(generatedPictures.id, id)) : [];
  const blob = row && (await blobStore.get(row.contentKey));
  return row && blob ? { bytes: Buffer.concat(await blob.stream.toArray()), mime: row.mime } : null;
}

async function readStarter(name: string): Promise<PictureFile | null> {
  const bytes = await readFile(join(blocksRoot, "artwork", name)).catch(() => null); // a picture of somebody else's then
  return bytes && { bytes, mime: "image/png" };
}

async function readIcon(ports: Ports, id: string, query: URLSearchParams): Promise<PictureFile | null> {
  const sizePx = Number(query.get("size") ?? 64);
  const [color] = /[0-9a-f]{6}/i.exec(query.get("color") ?? "000000") ?? [];
  if (!(Number.isInteger(sizePx) && sizePx >= 8 && sizePx <= 256) || color === undefined) return null;
  const bytes = await renderIcon(ports, id, { sizePx, color }).catch(nullWhenRefused);
  return bytes && { bytes, mime: "image/png" };
}

async function readCountdown(ports: Ports, word: string): Promise<PictureFile | null> {
  const timer = readTimer(ports.secrets.timerKey, word);
  return timer && { bytes: await drawTimer(ports, word, timer), mime: "image/gif" };
}

async function readPlayButton(ports: Ports, id: string): Promise<PictureFile | null> {
  const bytes = await renderPlayButton(ports, id);
  return bytes && { bytes, mime: "image/png" };
}

function nullWhenRefused(error: unknown): null {
  if (error instanceof Refusal && error.code === "not-found") return null;
  throw error;
}
