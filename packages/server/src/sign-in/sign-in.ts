import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.js";
import type { Ports } from "../ports/ports.js";
import { installHostSignIn } from "./host-sign-in.js";
import type { OidcClient } from "./oidc-client.js";
import { installOidcSignIn } from "./oidc-sign-in.js";
import { installOidcSignOut } from "./oidc-sign-out.js";
import { installSetUp } from "./set-up.js";

/** The addresses below `/auth`, by which people sign in and out on the product's own pages. */
export function installSignIn(app: FastifyInstance, ports: Ports, config: Config, oidc: OidcClient | null): void {
  installHostSignIn(app, ports, config);
  if (oidc === null) return;
  const parts = { ports, config, oidc };
  installOidcSignIn(app, parts);
  installOidcSignOut(app, parts);
  installSetUp(app, parts);
}
