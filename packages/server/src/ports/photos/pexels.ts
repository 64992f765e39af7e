import { addressOf, countOf, fieldOf, listOf, textOf } from "../services/loose-json.js";
import type { PhotoService } from "./photo-service.js";
import type { Photo } from "./photo-source.js";

const dayMs = 24 * 60 * 60 * 1000;

/** Pexels asks for a link to itself where one searches and for the photographer's name, and advises to keep answers for a day. */
export const pexels: PhotoService = {
  name: "Pexels",
  siteUrl: "https://www.pexels.com",
  base: "https://api.pexels.com/v1",
  keptMs: dayMs,
  use: "copy",
  writeSearch: ({ query, page, perPage }, { base, key }) => {
    const words = new URLSearchParams({ page: String(page), per_page: String(perPage), ...(query === "" ? {} : { query }) });
    return { url: `${base}${query === "" ? "/curated" : "/search"}?${words}`, headers: { authorization: key, accept: "application/json" } };
  },
  readPage: ({ json }, { perPage }) => ({
    photos: listOf(fieldOf(json, "photos")).flatMap(readPhoto),
    totalPages: Math.ceil(countOf(fieldOf(json, "total_results")) / perPage),
  }),
  readPause: ({ header }, nowMs) => {
    if (header("x-ratelimit-remaining") !== "0") return null;
    // When the month of calls begins anew, in seconds since 1970.
    return Math.max(1, Math.ceil(countOf(header("x-ratelimit-reset")) - nowMs / 1000));
  },
};

function readPhoto(item: unknown): Photo[] {
  const [url, thumbUrl] = [addressOf(fieldOf(item, "src", "large2x")), addressOf(fieldOf(item, "src", "medium"))];
  const id = textOf(fieldOf(item, "id"), 100);
  if (url === "" || thumbUrl === "" || id === "") return [];
  return [
    {
      id,
      url,
      thumbUrl,
      description: textOf(fieldOf(item, "alt"), 500),
      widthPx: countOf(fieldOf(item, "width")),
      heightPx: countOf(fieldOf(item, "height")),
      userName: textOf(fieldOf(item, "photographer"), 200),
      userUrl: addressOf(fieldOf(item, "photographer_url")),
      pageUrl: addressOf(fieldOf(item, "url")),
      pingUrl: "",
    },
  ];
}
