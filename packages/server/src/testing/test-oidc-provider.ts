import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** A person whom the provider knows. */
export interface TestAccount {
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  groups?: string[];
  plan?: number;
  team?: string;
}

export interface TestOidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  accounts: Record<string, TestAccount>;
  /** What happened at it, such as `refresh_token` grants. */
  events: string[];
  /** Ends all that was given to a person, as an administrator of the provider does. */
  withdraw(accountId: string): void;
  /** Stops answering, as if it were away; `start` brings it back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const clientId = "mailwright";
const clientSecret = "a secret between the provider and the product";

/** A real OpenID Connect provider on this machine. Its sign-in page has a button for each person. */
export async function startTestOidcProvider(productUrl: () => string, tokenSeconds = 3600): Promise<TestOidcProvider> {
  const accounts: Record<string, TestAccount> = {};
  const withdrawn = new Set<string>();
  const events: string[] = [];
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  let provider: Provider | undefined;

  /** Made at the first call, when the product's address is known. */
  function open(): Provider {
    const url = productUrl();
    const made = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          grant_types: ["authorization_code", "refresh_token"],
          redirect_uris: [`${url}/auth/callback`],
          post_logout_redirect_uris: [`${url}/signed-out`],
          backchannel_logout_uri: `${url}/auth/back-channel-logout`,
          backchannel_logout_session_required: true,
        },
      ],
      claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name", "groups", "plan", "team"] },
      conformIdTokenClaims: false,
      cookies: { keys: ["a key for the cookies of the test provider"] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true }, rpInitiatedLogout: { enabled: true } },
      // Its own reaches no private address, and everything here is on this machine.
      fetch: (url, init) => fetch(url, { ...init, dispatcher: undefined } as RequestInit),
      findAccount: (_, id) =>
        withdrawn.has(id) || !accounts[id] ? undefined : { accountId: id, claims: async () => ({ sub: id, ...accounts[id] }) },
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      issueRefreshToken: async () => true,
      loadExistingGrant: async ({ oidc }) => {
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? "" });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
      pkce: { required: () => true },
      ttl: { AccessToken: tokenSeconds, IdToken: 3600, RefreshToken: 86_400, Session: 86_400, Interaction: 600, Grant: 86_400 },
    });
    made.on("grant.success", ({ oidc }) => events.push(String(oidc.params?.["grant_type"])));
    made.on("grant.error", ({ oidc }) => events.push(`refused ${String(oidc.params?.["grant_type"])}`));
    made.on("backchannel.success", () => events.push("backchannel"));
    made.on("backchannel.error", (_, error) => events.push(`backchannel failed: ${error.message}`));
    return made;
  }

  async function handle(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) {
    provider ??= open();
    const path = /^\/interaction\/[\w-]+$/.exec(request.url?.split("?")[0] ?? "")?.[0];
    if (path === undefined) return provider.callback()(request, response);
    if (request.method !== "POST") return void response.setHeader("content-type", "text/html").end(writeSignInPage(path, accounts));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const accountId = new URLSearchParams(Buffer.concat(chunks).toString()).get("account") ?? "";
    if (accountId === "") return provider.interactionFinished(request, response, { error: "access_denied" });
    return provider.interactionFinished(request, response, { login: { accountId } });
  }

  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    ...{ issuer, clientId, clientSecret, accounts, events, stop },
    withdraw: (accountId) => void withdrawn.add(accountId),
    start: () => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve)),
  };
}

function writeSignInPage(path: string, accounts: Record<string, TestAccount>): string {
  const buttons = Object.keys(accounts).map((id) => `<button name="account" value="${id}">${id}</button>`);
  return `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1><form method="post" action="${path}">${buttons.join("")}<button name="account" value="">Cancel</button></form></html>`;
}
