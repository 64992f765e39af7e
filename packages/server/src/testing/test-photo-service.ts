import sharp from "sharp";
import type { PhotoServiceId } from "../config/photo-settings.js";
import { type ServedAnswer, type ServedCall, startTestService, type TestService } from "./test-service.js";

export const testPhotoKey = "photo-key-that-nobody-may-see";

/** Speaks the protocol of each service of photos: how it is entered, what it answers, and how it says no. */
const protocols: Record<PhotoServiceId, (call: ServedCall, base: string) => ServedAnswer> = {
  unsplash: ({ url, headers }, base) => {
    if (headers.authorization !== `Client-ID ${testPhotoKey}` || headers["accept-version"] !== "v1")
      return { status: 401, body: { errors: ["OAuth error: The access token is invalid"] } };
    const { pathname, searchParams } = new URL(url, base);
    if (searchParams.get("query") === "limit") return { status: 403, body: "Rate Limit Exceeded" };
    if (searchParams.get("query") === "spam") return { status: 410, body: { errors: ["flagged"] } };
    if (pathname === "/photos/u1/download") return { body: { url: `${base}/file.jpg` } };
    const item = {
      id: "u1",
      width: 4000,
      height: 3000,
      description: null,
      alt_description: "a red lamp",
      urls: { raw: `${base}/raw/u1?ixid=abc`, full: "", regular: "", small: `${base}/small/u1`, thumb: "" },
      links: { html: `${base}/photos/u1`, download_location: `${base}/photos/u1/download?ixid=abc` },
      user: { name: "Ann", username: "ann", links: { html: `${base}/@ann` } },
    };
    const left = { "x-ratelimit-limit": "50", "x-ratelimit-remaining": "49" };
    if (pathname === "/photos") return { headers: { ...left, "x-total": "100" }, body: [item] };
    return { headers: left, body: { total: 41, total_pages: 3, results: [item, { id: "broken" }] } };
  },
  pexels: ({ url, headers }, base) => {
    if (headers.authorization !== testPhotoKey) return { status: 401, body: { error: "Unauthorized" } };
    if (url.includes("query=limit")) return { status: 429, headers: { "retry-after": "120" }, body: { error: "Rate limit" } };
    const src = { original: "", large2x: `${base}/file.jpg`, large: "", medium: `${base}/medium.jpg`, small: "" };
    const item = {
      id: 7,
      width: 800,
      height: 600,
      url: `${base}/photo/7`,
      alt: "a red lamp",
      photographer: "Ann",
      photographer_url: `${base}/@ann`,
      src,
    };
    return { body: { page: 1, per_page: 20, total_results: 41, photos: [item], next_page: `${base}/next` } };
  },
  pixabay: ({ url }, base) => {
    const words = new URL(url, base).searchParams;
    if (words.get("key") !== testPhotoKey) return { status: 400, body: "[ERROR 400] Invalid or missing API key" };
    if (words.get("q") === "limit") return { status: 429, body: "[ERROR 429] API rate limit exceeded" };
    if (words.get("q") === "wrong") return { status: 400, body: '[ERROR 400] "page" is out of valid range.' };
    const addresses = { previewURL: "", webformatURL: `${base}/web.jpg`, largeImageURL: `${base}/file.jpg`, pageURL: `${base}/photos/9` };
    const item = { id: 9, tags: "lamp, red", imageWidth: 900, imageHeight: 600, user: "Ann", user_id: 5, ...addresses };
    return { body: { total: 900, totalHits: 41, hits: [item] } };
  },
};

/** One of the services on this machine, which also gives out its files. */
export async function startPhotoService(id: PhotoServiceId): Promise<TestService> {
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const service: TestService = await startTestService((call) => {
    if (call.url === "/file.jpg") return { headers: { "content-type": "image/jpeg" }, body: file };
    if (call.url.includes("page-of-words")) return { body: "<html>a proxy</html>" };
    if (call.url.includes("outage")) return { status: 503, body: "down" };
    return protocols[id](call, service.base);
  });
  return service;
}
