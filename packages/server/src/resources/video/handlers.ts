import { refuse } from "../../base/refusal.js";
import type { Handlers } from "../../http/handler.js";
import { keptForever, pictureHeaders } from "../../pictures/picture-headers.js";
import { playButtons, renderPlayButton } from "../../pictures/play-buttons.js";
import { readPicture } from "../../pictures/read-picture.js";
import { OutboundError } from "../../ports/outbound/outbound.js";
import { storePicture } from "../assets/store-asset.js";
import { writeAsset } from "../assets/write-asset.js";
import { requireTemplate } from "../templates/enforce.js";

export const videoHandlers = {
  findVideo: async ({ query: { provider, videoId } }, { ports: { videos } }) => {
    if (videos === null) refuse("not-configured");
    try {
      const details = (await videos.find(provider, videoId)) ?? refuse("video-not-found");
      return { status: 200, body: { provider, videoId, ...details } };
    } catch (cause) {
      if (cause instanceof OutboundError) refuse("video-unreachable", { cause });
      throw cause;
    }
  },

  listPlayButtons: async (_, { origin }) => ({
    status: 200,
    body: playButtons.map(({ id, name }) => ({ id, name, url: `${origin}/api/v2/video/playbutton/${id}.png` })),
  }),

  getPlayButton: async ({ params: { id } }, { ports }) => {
    const bytes = (await renderPlayButton(ports, id)) ?? refuse("not-found");
    return { status: 200, body: bytes, headers: { "cache-control": keptForever, ...pictureHeaders, "content-type": "image/png" } };
  },

  mergeVideoPicture: async ({ body: { backImageUrl, frontImageUrl, templateId } }, { ports, user, origin }) => {
    await requireTemplate(ports.database, templateId, user, "mergeVideoPicture");
    const back = await readPicture(ports, backImageUrl, "backImageUrl");
    const front = await readPicture(ports, frontImageUrl, "frontImageUrl");
    const picture = await ports.uploads.run("mergePictures", { back, front }, { caller: user.id });
    const asset = writeAsset(await storePicture(ports, user, templateId, { ...picture, name: "video.jpg" }), origin);
    return { status: 201, body: { savedImage: asset.url, asset } };
  },
} satisfies Partial<Handlers>;
