import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Ports } from "../ports/ports.js";

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function installHealth(app: FastifyInstance, { database }: Pick<Ports, "database">): void {
  app.get("/healthz", unlimited, async () => ({ status: "ok" }));
  app.get("/readyz", unlimited, async (request, reply) => {
    try {
      await database.execute(sql`select 1`);
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "not ready");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}

/** Whoever watches over the server asks often, and from one address. */
const unlimited = { config: { rateLimit: false } } as const;
