import sharp from "sharp";
import type { ImageMaker } from "../ports/ai-images/image-maker.js";
import type { MapSource } from "../ports/maps/map-source.js";
import type { Photo, PhotoSource } from "../ports/photos/photo-source.js";
import type { ScreenshotService } from "../ports/screenshots/screenshot-service.js";
import type { VideoSource } from "../ports/videos/video-source.js";

const address = "https://photos.example/1.jpg";
const photo: Photo = {
  id: "1",
  url: address,
  thumbUrl: address,
  pageUrl: "",
  pingUrl: "",
  description: "",
  userName: "",
  userUrl: "",
  widthPx: 8,
  heightPx: 8,
};
const onePixel = { create: { width: 1, height: 1, channels: 3, background: "red" } } as const;

const videos: VideoSource = {
  find: async (provider, videoId) => (videoId.startsWith("a") ? null : { title: provider, url: "", thumbnails: [] }),
};
const photos: PhotoSource = {
  id: "unsplash",
  name: "Photos",
  siteUrl: "https://photos.example",
  search: async () => ({ photos: [photo], totalPages: 1 }),
  choose: async () => null,
};
const maps: MapSource = {
  name: "Maps",
  siteUrl: "https://maps.example",
  credit: "© Maps",
  draw: async ({ address }) => (address.startsWith("a") ? null : { bytes: await sharp(onePixel).png().toBuffer(), place: address }),
};
const drawPixel = () => sharp(onePixel).png().toBuffer();
const aiImages: ImageMaker = {
  name: "Images",
  make: drawPixel,
  editing: { edits: ["words", "background", "extend"], sourceMaxBytes: 1_000_000, change: drawPixel },
};

const screenshots: ScreenshotService = {
  id: "litmus",
  name: "Shots",
  siteUrl: "https://shots.example",
  listClients: async () => [{ id: "OL2016", name: "Outlook 2016", kind: "desktop" }],
  start: async () => "test",
  read: async (_, clients) => new Map(clients.map((client) => [client, "done"])),
  cancel: async () => {},
  fetchPicture: () => sharp(onePixel).png().toBuffer(),
};

/** Stand in for the services of the internet that an operator may connect, so that calls which need one reach what they do themselves. */
export const testServices = { videos, photos, maps, aiImages, screenshots };
