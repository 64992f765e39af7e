import {
  type Client,
  createCalendarFile,
  createMap,
  createQrCode,
  createTimer,
  findVideo,
  getMapSource,
  iconAddress,
  mergeVideoPicture,
} from "@mailwright/client";
import { type PictureRequest, pictureKinds } from "@mailwright/document";
import type { PictureAnswer, PicturePort } from "../picture-port.js";
import { refusalFrom } from "./answers.js";

type Made = Extract<PictureAnswer, { kind: "made" }>["picture"];
type VideoRequest = Extract<PictureRequest, { kind: "video" }>;

/** Pictures that the server makes for one template. */
export function connectedPictures(client: Client, templateId: () => string): PicturePort {
  const make = async (request: PictureRequest, signal: AbortSignal): Promise<Made> => {
    switch (request.kind) {
      case "qr":
        return { url: (await createQrCode(client, templateId(), request.text, signal)).savedImage };
      case "timer": {
        const { kind, background, ...timer } = request;
        return { url: (await createTimer(client, { ...timer, backgroundColor: background }, signal)).url };
      }
      case "calendar": {
        const { kind, ...event } = request;
        return { url: (await createCalendarFile(client, event, signal)).url };
      }
      case "map": {
        const { kind, ...map } = request;
        const { savedImage, place, credit } = await createMap(client, templateId(), map, signal);
        return { url: savedImage, title: place, credit };
      }
      case "icon":
        return { url: iconAddress(client, request) };
      case "video":
        return makeVideoPicture(client, templateId(), request, signal);
    }
  };
  return {
    kinds: pictureKinds,
    mapSource: (signal) => getMapSource(client, signal).then((source) => ({ kind: "source", ...source }) as const, refusalFrom),
    make: (request, signal) => make(request, signal).then((picture) => ({ kind: "made", picture }) as const, refusalFrom),
  };
}

async function makeVideoPicture(client: Client, templateId: string, request: VideoRequest, signal: AbortSignal): Promise<Made> {
  const { thumbnail, playButton } = request;
  const video = await findVideo(client, request.provider, request.videoId, signal).catch((error: unknown) => {
    // With a picture of the person's own, the provider need not answer. It does not for an unlisted video, or to a server without internet.
    if (thumbnail === "") throw error;
    return { title: "", thumbnails: [] };
  });
  const choices = video.thumbnails.map(({ url }) => url);
  const backImageUrl = thumbnail === "" ? (choices[0] ?? "") : thumbnail;
  const frontImageUrl = client.resolveUrl(`/api/v2/video/playbutton/${encodeURIComponent(playButton)}.png`);
  const { savedImage } = await mergeVideoPicture(client, { backImageUrl, frontImageUrl, templateId }, signal);
  return { url: savedImage, ...(video.title !== "" && { title: video.title }), ...(choices.length > 0 && { choices }) };
}
