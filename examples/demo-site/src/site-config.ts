/** What the server tells its own site. */
export interface SiteConfig {
  /** Origins of the pages that may frame the site and talk with it. */
  readonly hostOrigins: readonly string[];
}

/** Asks the server; a server that says nothing lets nobody talk to the site. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const none: SiteConfig = { hostOrigins: [] };
  try {
    const response = await fetch("/site-config.json");
    const body: unknown = response.ok ? await response.json() : none;
    return isSiteConfig(body) ? body : none;
  } catch {
    return none; // without a network there is no host to talk to either
  }
}

function isSiteConfig(body: unknown): body is SiteConfig {
  if (typeof body !== "object" || body === null || !("hostOrigins" in body)) return false;
  return Array.isArray(body.hostOrigins) && body.hostOrigins.every((origin) => typeof origin === "string");
}
