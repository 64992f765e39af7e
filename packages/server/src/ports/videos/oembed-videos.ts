import { type Outbound, OutboundError } from "../outbound/outbound.js";
import type { VideoDetails, VideoProvider, VideoSource } from "./video-source.js";

interface Provider {
  watchUrl(videoId: string): string;
  /** The provider's oEmbed service. */
  oembedUrl: string;
  /** A larger picture than oEmbed names, of those videos that have one. */
  largeStill?: (videoId: string) => { url: string; widthPx: number; heightPx: number };
}

export type Providers = Record<VideoProvider, Provider>;

const realProviders: Providers = {
  youtube: {
    watchUrl: (videoId) => `https://www.youtube.com/watch?v=${videoId}`,
    oembedUrl: "https://www.youtube.com/oembed",
    largeStill: (videoId) => ({ url: `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`, widthPx: 1280, heightPx: 720 }),
  },
  vimeo: {
    watchUrl: (videoId) => `https://vimeo.com/${videoId}`,
    oembedUrl: "https://vimeo.com/api/oembed.json",
  },
};

const answerMaxBytes = 100_000;
const stillMaxBytes = 2_000_000;
const hidden = [400, 401, 403, 404];

/** Asks YouTube and Vimeo by oEmbed, which needs no key. */
export function createOembedVideos(outbound: Outbound, providers: Providers = realProviders): VideoSource {
  return {
    find: async (provider, videoId) => {
      const { watchUrl, oembedUrl, largeStill } = providers[provider];
      const url = watchUrl(videoId);
      const query = new URLSearchParams({ url, format: "json", maxwidth: "1280", width: "1280" });
      const answer = await outbound.get(`${oembedUrl}?${query}`, { accept: "application/json", bytesMax: answerMaxBytes });
      if (hidden.includes(answer.status)) return null;
      const details = answer.status === 200 ? parseDetails(answer.bytes, url) : null;
      if (details === null) throw new OutboundError("unreachable", `${provider} answers ${answer.status} and nothing that can be read.`);
      const large = largeStill?.(videoId);
      if (large && (await exists(outbound, large.url))) details.thumbnails.unshift(large);
      return details;
    },
  };
}

function parseDetails(bytes: Buffer, url: string): VideoDetails | null {
  const answer = parseJson(bytes);
  const { title, thumbnail_url: thumbnailUrl, thumbnail_width: widthPx, thumbnail_height: heightPx } = Object(answer);
  if (typeof title !== "string") return null;
  const isPicture = typeof thumbnailUrl === "string" && /^https?:\/\//.test(thumbnailUrl);
  const sides = { widthPx: parseSide(widthPx, 480), heightPx: parseSide(heightPx, 360) };
  return { title: title.slice(0, 500), url, thumbnails: isPicture ? [{ url: thumbnailUrl.slice(0, 2000), ...sides }] : [] };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null; // a page of words, as proxies send
  }
}

const parseSide = (side: unknown, otherwise: number) => (Number.isInteger(side) && Number(side) > 0 ? Number(side) : otherwise);

async function exists(outbound: Outbound, url: string): Promise<boolean> {
  try {
    return (await outbound.get(url, { accept: "image/*", bytesMax: stillMaxBytes })).status === 200;
  } catch (error) {
    if (error instanceof OutboundError) return false; // the smaller one will do
    throw error;
  }
}
