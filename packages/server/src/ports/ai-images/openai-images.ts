import { createHash } from "node:crypto";
import { imageUploadMaxBytes } from "@mailwright/contract";
import type { AiImageSettings } from "../../config/ai-image-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson, type ServiceReply } from "../services/call-service.js";
import { addressOf, fieldOf, textOf } from "../services/loose-json.js";
import { ServiceError, type ServiceFault } from "../services/service-error.js";
import { writeForm } from "../services/write-form.js";
import { editInWords, fileNameOf } from "./edit-words.js";
import type { AiAspectRatio, EditWish, ImageEditing, ImageMaker, Making } from "./image-maker.js";
import { inWords } from "./style-words.js";

const name = "The image service";
const ownBase = "https://api.openai.com/v1";
/** A picture of high quality takes minutes. */
const timeoutMs = 180_000;
/** Base64 of a large picture. */
const bytesMax = 40_000_000;
const sourceMaxBytes = 4_000_000;

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
const sizeOf = (model: string, ratio: AiAspectRatio) => (/^(?:gpt-image-1|chatgpt-image)/.test(model) ? firstSizes : sizes)[ratio];

/** The images endpoint of OpenAI, which servers of one's own speak as well: LocalAI, vLLM, Ollama. Not all of those change pictures: the operator says so. */
export function createOpenaiImages({ key, model, editModel, base }: AiImageSettings, outbound: Outbound): ImageMaker {
  const isOwn = base === null;
  const root = base ?? ownBase;
  const authorization = key === "" ? {} : { authorization: `Bearer ${key}` };
  // OpenAI answers base64 by itself and refuses to be told so; the others have to be.
  const special = (caller: string): Record<string, string> =>
    isOwn ? { safety_identifier: hashOf(caller), output_format: "png" } : { response_format: "b64_json" };

  async function call(path: string, contentType: string, body: string | Buffer, { caller, signal }: Making): Promise<Buffer> {
    const headers = { "content-type": contentType, accept: "application/json", ...authorization };
    const sent = {
      service: name,
      url: `${root}/images/${path}`,
      method: "POST",
      headers,
      body,
      caller,
      signal,
      timeoutMs,
      bytesMax,
    } as const;
    const answer = requireJson(name, await callService(outbound, { ...sent, readFault }));
    const inline = textOf(fieldOf(answer, "data", 0, "b64_json"), bytesMax);
    if (inline !== "") return Buffer.from(inline, "base64");
    const url = addressOf(fieldOf(answer, "data", 0, "url"));
    if (url === "") throw new ServiceError("unreachable", `${name} answers no picture.`);
    return (await callService(outbound, { service: name, url, caller, signal, bytesMax: imageUploadMaxBytes * 2 })).bytes;
  }

  function change(editor: string, wish: EditWish, making: Making): Promise<Buffer> {
    const { edit, source, aspectRatio } = wish;
    const fields = {
      model: editor,
      prompt: editInWords(wish),
      n: "1",
      ...(edit === "extend" ? { size: sizeOf(editor, aspectRatio) } : {}),
      ...(edit === "background" ? { background: "transparent" } : {}),
      ...special(making.caller),
    };
    const { contentType, body } = writeForm(fields, [{ field: "image", name: fileNameOf(source.mime), ...source }]);
    return call("edits", contentType, body, making);
  }

  // That a background is transparent is a setting of OpenAI's, and of no other server's.
  const editing: ImageEditing | null =
    editModel === null
      ? null
      : {
          edits: isOwn ? ["words", "background", "extend"] : ["words", "extend"],
          sourceMaxBytes,
          change: (wish, making) => change(editModel, wish, making),
        };
  return {
    name,
    make: (wish, making) => {
      const body = { model, prompt: inWords(wish), n: 1, size: sizeOf(model, wish.aspectRatio), ...special(making.caller) };
      return call("generations", "application/json", JSON.stringify(body), making);
    },
    ...(editing && { editing }),
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
