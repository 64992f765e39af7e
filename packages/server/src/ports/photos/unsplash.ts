import type { PhotoSettings } from "../../config/photo-settings.js";
import { addressOf, countOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import type { PhotoService } from "./photo-service.js";
import type { Photo } from "./photo-source.js";

const hourMs = 60 * 60 * 1000;
/** Twice as wide as an email, for sharp screens. */
const shown = { w: "1400", fm: "jpg", fit: "max", q: "80" };

/**
 * Unsplash wants its own addresses shown wherever a photo is used, its photographers and itself linked with the name of the product, and to be
 * told of every photo that is chosen. Its limit of an hour is answered with 403.
 */
export const unsplash: PhotoService = {
  name: "Unsplash",
  siteUrl: "https://unsplash.com",
  base: "https://api.unsplash.com",
  keptMs: hourMs,
  use: "hotlink",
  writeSearch: ({ query, page, perPage }, settings) => {
    const words = new URLSearchParams({ page: String(page), per_page: String(perPage) });
    if (query !== "") words.set("query", query);
    // Without words it shows what is liked at the moment.
    else words.set("order_by", "popular");
    if (query !== "") words.set("content_filter", "high");
    return { url: `${settings.base}${query === "" ? "/photos" : "/search/photos"}?${words}`, headers: headersOf(settings) };
  },
  readPage: ({ json, header }, { perPage }, settings) => {
    const isList = Array.isArray(json);
    const photos = listOf(isList ? json : fieldOf(json, "results")).flatMap((item) => readPhoto(item, settings));
    return { photos, totalPages: isList ? Math.ceil(countOf(header("x-total")) / perPage) : countOf(fieldOf(json, "total_pages")) };
  },
  // Only its own address may be told, with the key in a header.
  writePing: (pingUrl, settings) => (pingUrl.startsWith(`${settings.base}/`) ? { url: pingUrl, headers: headersOf(settings) } : null),
  readFault: ({ status, bytes }) => {
    if (status === 403 && /rate limit/i.test(bytes.toString("utf8"))) return "busy";
    // Words that it takes for spam.
    return status === 410 ? "invalid" : null;
  },
  readPause: ({ header }, nowMs) => (header("x-ratelimit-remaining") === "0" ? Math.ceil((hourMs - (nowMs % hourMs)) / 1000) : null),
};

const headersOf = ({ key }: PhotoSettings) => ({ authorization: `Client-ID ${key}`, "accept-version": "v1", accept: "application/json" });

function readPhoto(item: unknown, settings: PhotoSettings): Photo[] {
  const [raw, thumbUrl] = [addressOf(fieldOf(item, "urls", "raw")), addressOf(fieldOf(item, "urls", "small"))];
  const id = textOf(fieldOf(item, "id"), 100);
  if (raw === "" || thumbUrl === "" || id === "") return [];
  const [width, height] = [countOf(fieldOf(item, "width")), countOf(fieldOf(item, "height"))];
  const widthPx = Math.min(width, Number(shown.w));
  return [
    {
      id,
      thumbUrl,
      url: withWords(raw, shown),
      description: textOf(fieldOf(item, "alt_description"), 500) || textOf(fieldOf(item, "description"), 500),
      widthPx,
      heightPx: width > 0 ? Math.round((height * widthPx) / width) : 0,
      userName: textOf(fieldOf(item, "user", "name"), 200),
      userUrl: credited(addressOf(fieldOf(item, "user", "links", "html")), settings),
      pageUrl: credited(addressOf(fieldOf(item, "links", "html")), settings),
      pingUrl: addressOf(fieldOf(item, "links", "download_location")),
    },
  ];
}

const credited = (url: string, { app }: PhotoSettings) => (url === "" ? "" : withWords(url, { utm_source: app, utm_medium: "referral" }));

/** What stands in an address stays: it says whose search it was. */
function withWords(address: string, words: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value);
  return url.href;
}
