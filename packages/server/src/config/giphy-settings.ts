import { isWebAddress } from "./is-web-address.js";

/** How the editor of the product's own pages searches GIPHY, from the browser: the key is for everybody to see, as GIPHY means it. */
export interface GiphySettings {
  key: string;
  /** Where its API is. */
  base: string;
}

const ownBase = "https://api.giphy.com";

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `GIPHY_…`; null where there is no key. */
export function parseGiphySettings(env: Environment, faults: string[]): GiphySettings | null {
  const key = env["GIPHY_KEY"] ?? "";
  const base = env["GIPHY_URL"]?.replace(/\/+$/, "") || ownBase;
  if (key === "" && !env["GIPHY_URL"]) return null;
  if (!/^[\x21-\x7E]+$/.test(key)) faults.push("GIPHY_KEY must be the key that GIPHY gave you; GIPHY_URL alone does nothing.");
  if (!isWebAddress(base)) faults.push("GIPHY_URL must be an address that starts with https:// or http://.");
  return { key, base };
}
