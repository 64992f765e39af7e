import { setTimeout as pause } from "node:timers/promises";
import { imageUploadMaxBytes } from "@mailwright/contract";
import type { AiImageSettings } from "../../config/ai-image-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import { callService, requireJson } from "../services/call-service.js";
import { addressOf, fieldOf, textOf } from "../services/loose-json.js";
import { ServiceError } from "../services/service-error.js";
import { editInWords } from "./edit-words.js";
import type { EditWish, ImageEditing, ImageMaker, Making } from "./image-maker.js";
import { inWords } from "./style-words.js";

const name = "Replicate";
const ownBase = "https://api.replicate.com/v1";
/** It takes files that stand in the call up to 256 kB, and base64 is a third longer. */
const sourceMaxBytes = 180_000;
/** The only place besides its own that its key may go to. */
const fileHost = "replicate.delivery";
const looksMax = 300;
const idShape = /^[\w-]{1,100}$/;

interface Options {
  /** How long until a prediction is looked at again. */
  lookMs?: number;
}

/** Replicate's predictions, which are made, looked at until they have ended, and cancelled. Files are fetched at once: they are gone in an hour. */
export function createReplicateImages(
  { key, model, editModel, base }: AiImageSettings,
  outbound: Outbound,
  { lookMs = 1000 }: Options = {},
): ImageMaker {
  const root = base ?? ownBase;
  const authorization = `Bearer ${key}`;
  const headers = { authorization, accept: "application/json", "content-type": "application/json" };
  const call = async (path: string, caller: string, more: { body?: string; method?: "POST"; signal?: AbortSignal } = {}) =>
    requireJson(name, await callService(outbound, { service: name, url: `${root}${path}`, headers, caller, ...more }));

  /** Addresses in its answers are not called: the key goes nowhere but to the service. */
  async function settle(started: unknown, { caller, signal }: Making): Promise<unknown> {
    const id = textOf(fieldOf(started, "id"), 200);
    if (!idShape.test(id)) throw new ServiceError("unreachable", `${name} answers nothing that is understood.`);
    let prediction = started;
    try {
      for (let look = 0; look < looksMax; look += 1) {
        const status = fieldOf(prediction, "status");
        if (status === "succeeded") return fieldOf(prediction, "output");
        if (status !== "starting" && status !== "processing") throw failureOf(prediction);
        await pause(lookMs, undefined, { signal });
        prediction = await call(`/predictions/${id}`, caller, { signal });
      }
      throw new ServiceError("unreachable", `${name} does not come to an end.`);
    } catch (error) {
      // Nobody wants it any more, and it is paid for by the second.
      await call(`/predictions/${id}/cancel`, caller, { method: "POST", body: "{}" }).catch(() => {});
      throw error;
    }
  }

  async function predict(model: string, input: object, making: Making): Promise<Buffer> {
    const { caller, signal } = making;
    const started = await call(`/models/${model}/predictions`, caller, { method: "POST", body: JSON.stringify({ input }), signal });
    const output = await settle(started, making);
    const url = addressOf(Array.isArray(output) ? output[0] : output);
    if (url === "") throw new ServiceError("unreachable", `${name} answers no picture.`);
    const { hostname, origin } = new URL(url);
    const isIts = hostname === fileHost || hostname.endsWith(`.${fileHost}`) || origin === new URL(root).origin;
    const file = {
      service: name,
      url,
      caller,
      signal,
      bytesMax: imageUploadMaxBytes * 2,
      ...(isIts ? { headers: { authorization } } : {}),
    };
    return (await callService(outbound, file)).bytes;
  }

  const editing: ImageEditing | null =
    editModel === null
      ? null
      : {
          edits: ["words", "extend"],
          sourceMaxBytes,
          change: (wish, making) => predict(editModel, editInput(wish), making),
        };
  return {
    name,
    make: (wish, making) =>
      predict(model, { prompt: inWords(wish), aspect_ratio: wish.aspectRatio, output_format: "png", num_outputs: 1 }, making),
    ...(editing && { editing }),
  };
}

/** As the models that change a picture by words take it. */
const editInput = (wish: EditWish) => ({
  prompt: editInWords(wish),
  input_image: `data:${wish.source.mime};base64,${wish.source.bytes.toString("base64")}`,
  aspect_ratio: wish.edit === "extend" ? wish.aspectRatio : "match_input_image",
  output_format: "png",
});

function failureOf(prediction: unknown): ServiceError {
  const isRefused = /nsfw|safety|sensitive|flagged|moderat/i.test(textOf(fieldOf(prediction, "error"), 1000));
  return new ServiceError(isRefused ? "refused" : "unreachable", `${name} made no picture.`);
}
