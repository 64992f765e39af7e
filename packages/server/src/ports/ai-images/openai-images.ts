import { createHash } from "node:crypto";
import { imageUploadMaxBytes } from "@mailwright/contract";
import type { AiImageSettings } from "../../config/ai-image-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson, type ServiceReply } from "../services/call-service.js";
import { addressOf, fieldOf, textOf } from "../services/loose-json.js";
import { ServiceError, type ServiceFault } from "../services/service-error.js";
import type { AiAspectRatio, ImageMaker } from "./image-maker.js";
import { inWords } from "./style-words.js";

const name = "The image service";
const ownBase = "https://api.openai.com/v1";
/** A picture of high quality takes minutes. */
const timeoutMs = 180_000;
/** Base64 of a large picture. */
const bytesMax = 40_000_000;

const sizes: Record<AiAspectRatio, string> = {
  "1:1": "1024x1024",
  "3:4": "864x1152",
  "4:3": "1152x864",
  "16:9": "1536x864",
  "9:16": "864x1536",
};
/** The first models know three sizes only; what is over is cut off afterwards. */
const firstSizes: Record<AiAspectRatio, string> = {
  ...sizes,
  "3:4": "1024x1536",
  "9:16": "1024x1536",
  "4:3": "1536x1024",
  "16:9": "1536x1024",
};
const isFirstModel = (model: string) => /^(?:gpt-image-1|chatgpt-image)/.test(model);

/** The images endpoint of OpenAI, which servers of one's own speak as well: LocalAI, vLLM, Ollama. */
export function createOpenaiImages({ key, model, base }: AiImageSettings, outbound: Outbound): ImageMaker {
  const isOwn = base === null;
  const root = base ?? ownBase;
  const headers = {
    "content-type": "application/json",
    accept: "application/json",
    ...(key === "" ? {} : { authorization: `Bearer ${key}` }),
  };
  return {
    name,
    make: async (wish, { caller, signal }) => {
      const size = (isFirstModel(model) ? firstSizes : sizes)[wish.aspectRatio];
      // OpenAI answers base64 by itself and refuses to be told so; the others have to be.
      const special = isOwn ? { safety_identifier: hashOf(caller), output_format: "png" } : { response_format: "b64_json" };
      const body = JSON.stringify({ model, prompt: inWords(wish), n: 1, size, ...special });
      const call = {
        service: name,
        url: `${root}/images/generations`,
        method: "POST",
        headers,
        body,
        caller,
        signal,
        timeoutMs,
        bytesMax,
      } as const;
      const answer = requireJson(name, await callService(outbound, { ...call, readFault }));
      const inline = textOf(fieldOf(answer, "data", 0, "b64_json"), bytesMax);
      if (inline !== "") return Buffer.from(inline, "base64");
      const url = addressOf(fieldOf(answer, "data", 0, "url"));
      if (url === "") throw new ServiceError("unreachable", `${name} answers no picture.`);
      return (await callService(outbound, { service: name, url, caller, signal, bytesMax: imageUploadMaxBytes * 2 })).bytes;
    },
  };
}

/** Who asks, for the service's own limits, without saying who that is. */
const hashOf = (caller: string) => createHash("sha256").update(caller).digest("hex").slice(0, 32);

const refusals = new Set(["moderation_blocked", "content_policy_violation", "content_filter"]);

function readFault({ status, json }: ServiceReply): ServiceFault | null {
  const code = textOf(fieldOf(json, "error", "code"), 100);
  if (status >= 400 && refusals.has(code)) return "refused";
  return status === 429 && code === "insufficient_quota" ? "used-up" : null;
}
