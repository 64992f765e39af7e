import { isIP } from "node:net";
import type { components } from "@mailwright/contract";
import { type Destination, destinations } from "@mailwright/destinations";
import { refuse } from "../../base/refusal.js";
import type { Config } from "../../config/config.js";
import { type DestinationSettings, findDeclared, settingsOf } from "../../config/destinations.js";
import { isPublicAddress } from "../../ports/outbound/public-address.js";
import type { Ports } from "../../ports/ports.js";

export interface Offered {
  destination: Destination;
  settings: DestinationSettings;
}

/** The destinations that this server shows, and whether they can be used. */
export function listOffered({ outbound }: Ports, { destinations: config }: Config): components["schemas"]["OfferedDestination"][] {
  return destinations.flatMap(({ provider, authorization, update }) => {
    const { isHidden, client } = settingsOf(config, provider);
    const isReady = outbound !== null && (authorization.kind !== "code" || client !== null);
    return isHidden ? [] : [{ provider, isReady, mayUpdate: update !== undefined }];
  });
}

/** The destination behind an address, with what the operator says about it. */
export function requireOffered({ destinations: config }: Pick<Config, "destinations">, provider: string): Offered {
  const destination = findDeclared(provider);
  const settings = settingsOf(config, provider);
  if (!destination || settings.isHidden) refuse("not-found");
  return { destination, settings };
}

/** Can the internet reach a server there? Judged by the name: nobody outside is asked. */
export function isPublicUrl(publicUrl: string | null): boolean {
  if (publicUrl === null) return false;
  const host = new URL(publicUrl).hostname.replaceAll(/^\[|\]$/g, "");
  if (isIP(host)) return isPublicAddress(host);
  return host.includes(".") && !/\.(?:local|localhost|internal|lan|home)$/i.test(host);
}
