import { randomUUID } from "node:crypto";
import type { AiImageSettings } from "../../config/ai-image-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson, type ServiceReply } from "../services/call-service.js";
import { fieldOf, textOf } from "../services/loose-json.js";
import { ServiceError, type ServiceFault } from "../services/service-error.js";
import type { AiAspectRatio, AiStyle, ImageMaker, ImageWish } from "./image-maker.js";
import { withStyle } from "./style-words.js";

const name = "Stability AI";
const ownBase = "https://api.stability.ai";
const timeoutMs = 120_000;
const bytesMax = 40_000_000;

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

/** Stability's `generate` calls. They take forms, also without a file, and say with a good status what they refused to show. */
export function createStabilityImages({ key, model, base }: AiImageSettings, outbound: Outbound): ImageMaker {
  const url = `${base ?? ownBase}/v2beta/stable-image/generate/${model}`;
  return {
    name,
    make: async (wish, { caller, signal }) => {
      const boundary = `mailwright-${randomUUID()}`;
      const headers = {
        authorization: `Bearer ${key}`,
        accept: "application/json",
        "content-type": `multipart/form-data; boundary=${boundary}`,
      };
      const call = {
        service: name,
        url,
        method: "POST",
        headers,
        body: writeForm(fieldsOf(wish), boundary),
        caller,
        signal,
        timeoutMs,
        bytesMax,
      } as const;
      const answer = requireJson(name, await callService(outbound, { ...call, readFault }));
      const image = textOf(fieldOf(answer, "image"), bytesMax);
      if (image === "") throw new ServiceError("unreachable", `${name} answers no picture.`);
      return Buffer.from(image, "base64");
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

/** Nobody can guess the boundary, so no text ends its field. */
const writeForm = (fields: Record<string, string>, boundary: string) =>
  `${Object.entries(fields)
    .map(([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`)
    .join("")}--${boundary}--\r\n`;

function readFault({ status, json }: ServiceReply): ServiceFault | null {
  if (fieldOf(json, "finish_reason") === "CONTENT_FILTERED") return "refused";
  return status === 403 && fieldOf(json, "name") === "content_moderation" ? "refused" : null;
}
