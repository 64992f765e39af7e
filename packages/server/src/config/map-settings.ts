import { isWebAddress } from "./is-web-address.js";

export const mapServices = ["geoapify"] as const;
export type MapServiceId = (typeof mapServices)[number];

/** Which service draws maps, and how this server enters it. */
export interface MapSettings {
  service: MapServiceId;
  key: string;
  /** The look of its maps, by the service's own name. */
  style: string;
  /** Another address than the service's own. */
  base: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `MAPS_…`; null where no service is named. Pushes every fault at once, and never the key. */
export function parseMapSettings(env: Environment, faults: string[]): MapSettings | null {
  const given = Object.keys(env).filter((name) => name.startsWith("MAPS_") && env[name]);
  if (given.length === 0) return null;
  const service = mapServices.find((known) => known === env["MAPS_SERVICE"]);
  if (service === undefined) faults.push(`MAPS_SERVICE must be ${mapServices.join(" or ")}.`);
  const key = env["MAPS_KEY"] ?? "";
  if (!/^[\x21-\x7E]+$/.test(key)) faults.push("MAPS_KEY is required with MAPS_SERVICE: the key that the service gave you.");
  const style = env["MAPS_STYLE"] || "osm-bright";
  if (!/^[\w-]+$/.test(style)) faults.push("MAPS_STYLE must be the name of one of the service's styles, such as osm-bright.");
  const base = env["MAPS_URL"]?.replace(/\/+$/, "") || null;
  if (base !== null && !isWebAddress(base)) faults.push("MAPS_URL must be an address that starts with https:// or http://.");
  return { service: service ?? "geoapify", key, style, base };
}
