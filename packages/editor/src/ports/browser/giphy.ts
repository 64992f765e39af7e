import type { LibraryPicture } from "@mailwright/views/picture-library";
import type { GifPort } from "../gif-port.js";
import { isRecord } from "../is-record.js";
import type { PortRefusal } from "../port-refusal.js";

interface GiphyOptions {
  readonly key: string;
  /** Where its API is. */
  readonly url?: string;
}

const pageSize = 24;
/** GIPHY answers no further than this. */
const offsetMax = 4999;

/** GIPHY by its rules: asked by the browser, what everybody may see, and addresses as it answers them. */
export function giphy({ key, url = "https://api.giphy.com" }: GiphyOptions): GifPort {
  return {
    async search(query, page, signal) {
      const offset = (page - 1) * pageSize;
      const asked = new URLSearchParams({ api_key: key, limit: String(pageSize), offset: String(offset), rating: "g" });
      if (query !== "") asked.set("q", query);
      const answer = await fetch(`${url}/v1/gifs/${query === "" ? "trending" : "search"}?${asked}`, { signal }).catch(() => undefined);
      signal.throwIfAborted();
      if (!answer) return refused("service-unreachable", "GIPHY cannot be reached.", true);
      if (!answer.ok) return refusalOf(answer.status);
      const read = readPage(await answer.json().catch(() => undefined));
      if (!read) return refused("unreadable-answer", "GIPHY answered something that is no list of GIFs.");
      const next = offset + read.count;
      return { kind: "listed", gifs: read.gifs, hasMore: read.count > 0 && next < Math.min(read.total, offsetMax) };
    },
  };
}

function refusalOf(status: number): PortRefusal {
  if (status === 401 || status === 403) return refused("service-key-refused", `GIPHY refused the key (${status}).`);
  if (status === 429) return refused("service-busy", "GIPHY was asked too often.", true);
  return refused("service-refused", `GIPHY answered ${status}.`, status >= 500);
}

function refused(code: string, message: string, isPassing = false): PortRefusal {
  return { kind: "refused", code, message, fields: [], isPassing };
}

interface ReadPage {
  readonly gifs: readonly LibraryPicture[];
  /** How many were answered, those among them that cannot be shown. */
  readonly count: number;
  readonly total: number;
}

function readPage(answer: unknown): ReadPage | undefined {
  if (!isRecord(answer)) return undefined;
  const { data, pagination } = answer;
  if (!Array.isArray(data)) return undefined;
  const total = isRecord(pagination) ? Number(pagination["total_count"]) : Number.NaN;
  const gifs = data.flatMap((each: unknown) => readGif(each) ?? []);
  // The list of what is popular names no total.
  return { gifs, count: data.length, total: Number.isFinite(total) && total > 0 ? total : offsetMax };
}

function readGif(gif: unknown): LibraryPicture | undefined {
  if (!isRecord(gif)) return undefined;
  const { id, title, images } = gif;
  if (!isRecord(images)) return undefined;
  const { downsized, original, fixed_width: small } = images;
  // At most two megabytes, which is much for an email and little for a moving picture.
  const picture = readImage(downsized) ?? readImage(original);
  if (!picture || typeof id !== "string") return undefined;
  return {
    id,
    name: typeof title === "string" ? title : "",
    ...picture,
    thumbnailUrl: readImage(small)?.url ?? picture.url,
  };
}

function readImage(image: unknown): Pick<LibraryPicture, "url" | "widthPx" | "heightPx" | "sizeBytes"> | undefined {
  if (!isRecord(image)) return undefined;
  const { url, width, height, size } = image;
  if (typeof url !== "string" || !/^https?:\/\/\S+$/.test(url)) return undefined;
  return { url, widthPx: readCount(width), heightPx: readCount(height), sizeBytes: readCount(size) };
}

/** Numbers come as texts. */
function readCount(value: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
}
