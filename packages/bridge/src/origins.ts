/** Decides which origins we speak to. */
export interface OriginList {
  allows(origin: string): boolean;
}

/**
 * An origin list from what an operator or a host writes: full origins (`https://app.example`), or `https://*.example` for every
 * direct subdomain. Anything that is no origin is ignored: a list can only get narrower by a mistake, never wider.
 */
export function createOriginList(entries: readonly string[]): OriginList {
  const exact = new Set<string>();
  const subdomains: { readonly protocol: string; readonly suffix: string }[] = [];
  for (const entry of entries) {
    const wildcard = /^(https?:)\/\/\*(\.[a-z0-9.-]+(?::\d+)?)$/i.exec(entry.trim());
    if (wildcard?.[1] && wildcard[2]) subdomains.push({ protocol: wildcard[1], suffix: wildcard[2].toLowerCase() });
    else if (URL.canParse(entry)) exact.add(new URL(entry).origin);
  }
  exact.delete("null");
  return {
    allows: (origin) => exact.has(origin) || subdomains.some(({ protocol, suffix }) => isDirectSubdomain(origin, protocol, suffix)),
  };
}

function isDirectSubdomain(origin: string, protocol: string, suffix: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.protocol !== protocol || !url.host.endsWith(suffix)) return false;
  const label = url.host.slice(0, -suffix.length);
  return label !== "" && !label.includes(".");
}
