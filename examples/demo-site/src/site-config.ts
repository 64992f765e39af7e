/** What the server tells its own site. */
export interface SiteConfig {
  /** Origins of the pages that may frame the site and talk with it. */
  readonly hostOrigins: readonly string[];
  /** How people sign in here: as a test user, at an address that leads on, or not by themselves. */
  readonly signIn: "demo" | "redirect" | "none";
}

const signIns: readonly unknown[] = ["demo", "redirect", "none"];

/** Asks the server; a server that says nothing lets nobody talk to the site. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const none: SiteConfig = { hostOrigins: [], signIn: "none" };
  try {
    const response = await fetch("/site-config.json");
    const body: unknown = response.ok ? await response.json() : none;
    return isSiteConfig(body) ? body : none;
  } catch {
    return none; // without a network there is no host to talk to either
  }
}

function isSiteConfig(body: unknown): body is SiteConfig {
  if (typeof body !== "object" || body === null || !("hostOrigins" in body && "signIn" in body)) return false;
  return signIns.includes(body.signIn) && Array.isArray(body.hostOrigins) && body.hostOrigins.every((origin) => typeof origin === "string");
}
