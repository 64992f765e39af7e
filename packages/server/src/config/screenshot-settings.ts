import { isWebAddress } from "./is-web-address.js";

export const screenshotServices = ["email-on-acid", "litmus"] as const;
export type ScreenshotServiceId = (typeof screenshotServices)[number];

/** Which service takes screenshots in mail programs, and how this server enters it. */
export interface ScreenshotSettings {
  service: ScreenshotServiceId;
  /** With Email on Acid the key and the account's password, joined by a colon. */
  key: string;
  /** Another address than the service's own. */
  base: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `SCREENSHOTS_…`; null where no service is named. Pushes every fault at once, and never the key. */
export function parseScreenshotSettings(env: Environment, faults: string[]): ScreenshotSettings | null {
  const given = Object.keys(env).filter((name) => name.startsWith("SCREENSHOTS_") && env[name]);
  if (given.length === 0) return null;
  const service = screenshotServices.find((known) => known === env["SCREENSHOTS_SERVICE"]);
  if (service === undefined) faults.push(`SCREENSHOTS_SERVICE must be one of ${screenshotServices.join(", ")}.`);
  const key = env["SCREENSHOTS_KEY"] ?? "";
  if (!/^[\x21-\x7E]+$/.test(key)) faults.push("SCREENSHOTS_KEY is required with SCREENSHOTS_SERVICE: the key that the service gave you.");
  else if (service === "email-on-acid" && !key.includes(":")) {
    faults.push("SCREENSHOTS_KEY must be the key and the password of the account with email-on-acid, joined by a colon.");
  }
  const base = env["SCREENSHOTS_URL"]?.replace(/\/+$/, "") || null;
  if (base !== null && !isWebAddress(base)) faults.push("SCREENSHOTS_URL must be an address that starts with https:// or http://.");
  return { service: service ?? "litmus", key, base };
}
