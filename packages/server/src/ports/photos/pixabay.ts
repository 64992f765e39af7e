import { addressOf, countOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import type { PhotoService } from "./photo-service.js";
import type { Photo } from "./photo-source.js";

const dayMs = 24 * 60 * 60 * 1000;
const queryMaxLength = 100;

/** Pixabay wants answers kept for a day, and files copied before they are used: its addresses are for looking only. */
export const pixabay: PhotoService = {
  name: "Pixabay",
  siteUrl: "https://pixabay.com",
  base: "https://pixabay.com/api",
  keptMs: dayMs,
  use: "copy",
  writeSearch: ({ query, page, perPage }, { base, key }) => {
    const q = Array.from(query).slice(0, queryMaxLength).join("");
    const words = {
      key,
      image_type: "photo",
      safesearch: "true",
      page: String(page),
      per_page: String(perPage),
      ...(q === "" ? {} : { q }),
    };
    return { url: `${base}/?${new URLSearchParams(words)}`, headers: { accept: "application/json" } };
  },
  readPage: ({ json }, { perPage }) => ({
    photos: listOf(fieldOf(json, "hits")).flatMap(readPhoto),
    // `total` counts those too that no page reaches.
    totalPages: Math.ceil(countOf(fieldOf(json, "totalHits")) / perPage),
  }),
  // It says all of its noes with 400, in plain words.
  readFault: ({ status, bytes }) => (status === 400 && /api key/i.test(bytes.toString("utf8")) ? "key-refused" : null),
  readPause: ({ header }) => (header("x-ratelimit-remaining") === "0" ? Math.max(1, countOf(header("x-ratelimit-reset"))) : null),
};

function readPhoto(item: unknown): Photo[] {
  const [url, thumbUrl] = [addressOf(fieldOf(item, "largeImageURL")), addressOf(fieldOf(item, "webformatURL"))];
  const id = textOf(fieldOf(item, "id"), 100);
  if (url === "" || thumbUrl === "" || id === "") return [];
  const [userName, userId] = [textOf(fieldOf(item, "user"), 200), textOf(fieldOf(item, "user_id"), 40)];
  return [
    {
      id,
      url,
      thumbUrl,
      description: textOf(fieldOf(item, "tags"), 500),
      widthPx: countOf(fieldOf(item, "imageWidth")),
      heightPx: countOf(fieldOf(item, "imageHeight")),
      userName,
      userUrl: userName === "" ? "" : `https://pixabay.com/users/${encodeURIComponent(userName)}-${encodeURIComponent(userId)}/`,
      pageUrl: addressOf(fieldOf(item, "pageURL")),
      pingUrl: "",
    },
  ];
}
