import { and, eq, gt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { refuse } from "../base/refusal.js";
import { setUpLinks } from "../database/schema.js";
import { hashSecret } from "../security/secrets.js";
import type { SignInParts } from "./oidc-sign-in.js";

const rememberedSeconds = 10 * 60;

/** What the page of the set-up link asks: is it still good? This browser then remembers it until its person has signed in. */
export function installSetUp(app: FastifyInstance, { ports }: Pick<SignInParts, "ports">): void {
  const { cookies, database, clock } = ports;
  const schema = { body: { type: "object", required: ["token"], properties: { token: { type: "string", maxLength: 200 } } } } as const;
  app.post<{ Body: { token: string } }>("/auth/set-up", { schema, bodyLimit: 1024 }, async ({ headers, body: { token } }, reply) => {
    cookies.requireOwnPage(headers);
    const isLink = and(eq(setUpLinks.tokenHash, hashSecret(token)), gt(setUpLinks.expiresAt, clock.now()));
    const [link] = await database.select().from(setUpLinks).where(isLink);
    if (!link) refuse("sign-in-code-invalid");
    return reply
      .code(204)
      .header("set-cookie", cookies.write("set-up", token, rememberedSeconds))
      .send();
  });
}
