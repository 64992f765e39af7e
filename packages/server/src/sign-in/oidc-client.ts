import { allowInsecureRequests, type ClientAuth, ClientSecretBasic, ClientSecretPost, type Configuration, discovery } from "openid-client";
import type { Clock } from "../base/clock.js";
import type { OidcSettings } from "../config/oidc-settings.js";

/** The provider as it describes itself. */
export interface OidcClient {
  readonly settings: OidcSettings;
  /** Asks the provider when it was not asked within the hour. Throws `ProviderAway` when it does not answer; the next call asks again. */
  configuration(): Promise<Configuration>;
}

/** The provider does not answer, or not as OpenID Connect says. */
export class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

const keptMs = 60 * 60 * 1000;
const answerSeconds = 5;

export function createOidcClient(settings: OidcSettings, clock: Clock): OidcClient {
  let known: { configuration: Configuration; atMs: number } | null = null;
  return {
    settings,
    configuration: async () => {
      const nowMs = clock.now().getTime();
      if (known !== null && nowMs - known.atMs < keptMs) return known.configuration;
      try {
        known = { configuration: await discover(settings), atMs: nowMs };
        return known.configuration;
      } catch (cause) {
        // What it said within the last hour is better than nothing.
        if (known !== null) return known.configuration;
        throw new ProviderAway(`${settings.issuer} cannot be asked.`, { cause });
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const execute = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, { client_secret: clientSecret }, authenticateAsTold(clientSecret), {
    execute,
    timeout: answerSeconds,
  });
}

/** In the header, as every provider must take it, unless this one says that it does not. */
function authenticateAsTold(clientSecret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported;
    const takesBasic = taken === undefined || taken.includes("client_secret_basic");
    return (takesBasic ? basic : post)(server, ...rest);
  };
}
