import type { AiImageSettings } from "../../config/ai-image-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson, type ServiceReply } from "../services/call-service.js";
import { fieldOf, textOf } from "../services/loose-json.js";
import { ServiceError, type ServiceFault } from "../services/service-error.js";
import { writeForm } from "../services/write-form.js";
import { fileNameOf } from "./edit-words.js";
import type { AiAspectRatio, AiStyle, EditSource, EditWish, ImageMaker, ImageWish, Making } from "./image-maker.js";
import { withStyle } from "./style-words.js";

const name = "Stability AI";
const ownBase = "https://api.stability.ai";
const timeoutMs = 120_000;
const bytesMax = 40_000_000;
const sourceMaxBytes = 4_000_000;
/** It adds no more at a side. */
const addedMaxPx = 2000;

/** It knows no 3:4 and 4:3: the nearest is made, and what is over is cut off afterwards. */
const ratios: Record<AiAspectRatio, string> = { "1:1": "1:1", "3:4": "4:5", "4:3": "5:4", "16:9": "16:9", "9:16": "9:16" };
/** The styles that it knows; the others are said in words. */
const presets: Partial<Record<AiStyle, string>> = {
  photograph: "photographic",
  digital_art: "digital-art",
  sketch: "line-art",
  cyberpunk: "neon-punk",
  pop_art: "comic-book",
};

/** Stability's `generate` and `edit` calls. They take forms, also without a file, and say with a good status what they refused to show. */
export function createStabilityImages({ key, model, base }: AiImageSettings, outbound: Outbound): ImageMaker {
  const root = `${base ?? ownBase}/v2beta/stable-image`;
  async function call(path: string, fields: Record<string, string>, { caller, signal }: Making, source?: EditSource): Promise<Buffer> {
    const { contentType, body } = writeForm(fields, source && [{ field: "image", name: fileNameOf(source.mime), ...source }]);
    const headers = { authorization: `Bearer ${key}`, accept: "application/json", "content-type": contentType };
    const sent = { service: name, url: `${root}/${path}`, method: "POST", headers, body, caller, signal, timeoutMs, bytesMax } as const;
    const answer = requireJson(name, await callService(outbound, { ...sent, readFault }));
    const image = textOf(fieldOf(answer, "image"), bytesMax);
    if (image === "") throw new ServiceError("unreachable", `${name} answers no picture.`);
    return Buffer.from(image, "base64");
  }
  return {
    name,
    make: (wish, making) => call(`generate/${model}`, fieldsOf(wish), making),
    editing: {
      edits: ["background", "extend"],
      sourceMaxBytes,
      change: (wish, making) =>
        wish.edit === "background"
          ? call("edit/remove-background", { output_format: "png" }, making, wish.source)
          : call("edit/outpaint", addedSides(wish), making, wish.source),
    },
  };
}

function fieldsOf(wish: ImageWish): Record<string, string> {
  const preset = presets[wish.style];
  const unwanted = wish.negativePrompt.trim();
  return {
    prompt: preset === undefined ? withStyle(wish) : wish.prompt.trim(),
    aspect_ratio: ratios[wish.aspectRatio],
    output_format: "png",
    ...(unwanted === "" ? {} : { negative_prompt: unwanted }),
    ...(preset === undefined ? {} : { style_preset: preset }),
  };
}

/** How much is added at which sides, so that the picture stays in the middle. One that has the shape already is refused before. */
function addedSides({ prompt, aspectRatio, source: { widthPx, heightPx } }: EditWish): Record<string, string> {
  const [across = 1, down = 1] = aspectRatio.split(":").map(Number);
  const wide = Math.max(0, Math.round((heightPx * across) / down) - widthPx);
  const high = Math.max(0, Math.round((widthPx * down) / across) - heightPx);
  const before = (added: number) => Math.min(addedMaxPx, Math.floor(added / 2));
  const after = (added: number) => Math.min(addedMaxPx, Math.ceil(added / 2));
  const sides = { left: before(wide), right: after(wide), up: before(high), down: after(high) };
  const added = Object.entries(sides).flatMap(([side, px]) => (px > 0 ? [[side, String(px)]] : []));
  return { ...Object.fromEntries(added), output_format: "png", ...(prompt.trim() === "" ? {} : { prompt: prompt.trim() }) };
}

function readFault({ status, json }: ServiceReply): ServiceFault | null {
  if (fieldOf(json, "finish_reason") === "CONTENT_FILTERED") return "refused";
  return status === 403 && fieldOf(json, "name") === "content_moderation" ? "refused" : null;
}
