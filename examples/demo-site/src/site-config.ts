import { useEffect, useState } from "react";

/** What the server tells its own site. */
export interface SiteConfig {
  /** Origins of the pages that may frame the site and talk with it. */
  readonly hostOrigins: readonly string[];
  /** How people sign in here: as a test user, at an address that leads on, or not by themselves. */
  readonly signIn: "demo" | "redirect" | "none";
  /** Does signing out here sign out at the provider, too? */
  readonly signsOutAtProvider: boolean;
  /** How the editor searches GIPHY, where it does. */
  readonly giphy?: GiphyConfig | null | undefined;
}

interface GiphyConfig {
  readonly key: string;
  readonly base: string;
}

const signIns: readonly unknown[] = ["demo", "redirect", "none"];

/** Asks the server; a server that says nothing lets nobody talk to the site. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const none: SiteConfig = { hostOrigins: [], signIn: "none", signsOutAtProvider: false };
  try {
    const response = await fetch("/site-config.json");
    const body: unknown = response.ok ? await response.json() : none;
    return isSiteConfig(body) ? body : none;
  } catch {
    return none; // without a network there is no host to talk to either
  }
}

/** What the server tells its site, once it has answered. */
export function useSiteConfig(): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    let isOver = false;
    void loadSiteConfig().then((loaded) => isOver || setConfig(loaded));
    return () => {
      isOver = true;
    };
  }, []);
  return config;
}

function isSiteConfig(body: unknown): body is SiteConfig {
  if (typeof body !== "object" || body === null || !("hostOrigins" in body && "signIn" in body && "signsOutAtProvider" in body))
    return false;
  return (
    signIns.includes(body.signIn) &&
    typeof body.signsOutAtProvider === "boolean" &&
    Array.isArray(body.hostOrigins) &&
    body.hostOrigins.every((origin) => typeof origin === "string") &&
    (!("giphy" in body) || body.giphy === null || isGiphyConfig(body.giphy))
  );
}

function isGiphyConfig(giphy: unknown): giphy is GiphyConfig {
  return (
    typeof giphy === "object" &&
    giphy !== null &&
    "key" in giphy &&
    "base" in giphy &&
    typeof giphy.key === "string" &&
    typeof giphy.base === "string"
  );
}
