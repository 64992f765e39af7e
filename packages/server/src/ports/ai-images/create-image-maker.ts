import type { AiImageServiceId, AiImageSettings } from "../../config/ai-image-settings.js";
import type { Outbound } from "../outbound/outbound.js";
import type { ImageMaker } from "./image-maker.js";
import { createOpenaiImages } from "./openai-images.js";
import { createReplicateImages } from "./replicate-images.js";
import { createStabilityImages } from "./stability-images.js";

const makers: Record<AiImageServiceId, (settings: AiImageSettings, outbound: Outbound) => ImageMaker> = {
  openai: createOpenaiImages,
  stability: createStabilityImages,
  replicate: createReplicateImages,
};

/** The service that the operator chose. */
export const createImageMaker = (settings: AiImageSettings, outbound: Outbound): ImageMaker => makers[settings.service](settings, outbound);
