import { isWebAddress } from "./is-web-address.js";

export const photoServices = ["unsplash", "pexels", "pixabay"] as const;
export type PhotoServiceId = (typeof photoServices)[number];

/** Which service gives photos, and how this server enters it. */
export interface PhotoSettings {
  service: PhotoServiceId;
  key: string;
  /** What the operator's product is called at the service, in the links that it asks for. */
  app: string;
  /** Another address than the service's own. */
  base: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `PHOTOS_…`; null where no service is named. Pushes every fault at once, and never the key. */
export function parsePhotoSettings(env: Environment, faults: string[]): PhotoSettings | null {
  const given = Object.keys(env).filter((name) => name.startsWith("PHOTOS_") && env[name]);
  if (given.length === 0) return null;
  const service = photoServices.find((known) => known === env["PHOTOS_SERVICE"]);
  if (service === undefined) faults.push(`PHOTOS_SERVICE must be one of ${photoServices.join(", ")}.`);
  const key = env["PHOTOS_KEY"] ?? "";
  if (!/^[\x21-\x7E]+$/.test(key)) faults.push("PHOTOS_KEY is required with PHOTOS_SERVICE: the key that the service gave you.");
  const base = env["PHOTOS_URL"]?.replace(/\/+$/, "") || null;
  if (base !== null && !isWebAddress(base)) faults.push("PHOTOS_URL must be an address that starts with https:// or http://.");
  return { service: service ?? "unsplash", key, app: env["PHOTOS_APP"] || "mailwright", base };
}
