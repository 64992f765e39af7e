import { isWebAddress } from "./is-web-address.js";

export const aiImageServices = ["openai", "stability", "replicate"] as const;
export type AiImageServiceId = (typeof aiImageServices)[number];

/** Which service makes pictures from words, and how this server enters it. */
export interface AiImageSettings {
  service: AiImageServiceId;
  /** Empty for a server of one's own that asks for none. */
  key: string;
  model: string;
  /** The model that changes pictures; null where the service has none, or needs no name for it. */
  editModel: string | null;
  /** Another address than the service's own. */
  base: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const initialModels: Record<AiImageServiceId, string> = { openai: "", stability: "core", replicate: "black-forest-labs/flux-schnell" };
const replicateModel = /^[\w.-]+\/[\w.-]+$/;

/** Reads `AI_IMAGES_…`; null where no service is named. Pushes every fault at once, and never the key. */
export function parseAiImageSettings(env: Environment, faults: string[]): AiImageSettings | null {
  const given = Object.keys(env).filter((name) => name.startsWith("AI_IMAGES_") && env[name]);
  if (given.length === 0) return null;
  const service = aiImageServices.find((known) => known === env["AI_IMAGES_SERVICE"]);
  if (service === undefined) faults.push(`AI_IMAGES_SERVICE must be one of ${aiImageServices.join(", ")}.`);
  const key = env["AI_IMAGES_KEY"] ?? "";
  const base = env["AI_IMAGES_URL"]?.replace(/\/+$/, "") || null;
  const isOwnServer = service === "openai" && base !== null;
  if (!/^[\x21-\x7E]*$/.test(key) || (key === "" && !isOwnServer)) faults.push("AI_IMAGES_KEY must be the key that the service gave you.");
  if (base !== null && !isWebAddress(base)) faults.push("AI_IMAGES_URL must be an address that starts with https:// or http://.");
  const model = env["AI_IMAGES_MODEL"] || initialModels[service ?? "stability"];
  if (service === "openai" && model === "")
    faults.push("AI_IMAGES_MODEL is required with openai: the name of a model that makes pictures.");
  if (service === "stability" && !["core", "ultra"].includes(model)) faults.push("AI_IMAGES_MODEL must be core or ultra with stability.");
  if (service === "replicate" && !replicateModel.test(model)) faults.push("AI_IMAGES_MODEL must be such as owner/name with replicate.");
  const editModel = env["AI_IMAGES_EDIT_MODEL"] || (service === "openai" && base === null ? model : null);
  if (service === "stability" && editModel !== null) faults.push("AI_IMAGES_EDIT_MODEL is not for stability, which needs none.");
  if (service === "replicate" && editModel !== null && !replicateModel.test(editModel))
    faults.push("AI_IMAGES_EDIT_MODEL must be such as owner/name with replicate.");
  return { service: service ?? "openai", key, model, editModel, base };
}
