import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.js";
import type { Ports } from "../ports/ports.js";

const stateSeconds = 10 * 60;

/**
 * `/auth/sign-in` sends a browser to the host's own sign-in, with a state that this browser remembers: the code that the host makes with it works
 * here only, so that nobody can be signed in by a link that somebody else sends.
 */
export function installHostSignIn(app: FastifyInstance, { cookies, ids }: Ports, { authMode, signInUrl }: Config): void {
  if (authMode !== "host" || signInUrl === null) return;
  app.get("/auth/sign-in", (_, reply) => {
    const state = ids.secret();
    const leadsTo = new URL(signInUrl);
    leadsTo.searchParams.set("state", state);
    return reply
      .header("set-cookie", cookies.write("state", state, stateSeconds))
      .header("cache-control", "no-store")
      .redirect(leadsTo.href);
  });
}
