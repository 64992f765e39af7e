import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { storageReserveBytes } from "../ports/free-space.js";
import type { Ports } from "../ports/ports.js";

/** `/healthz`: the process answers. `/readyz`: so does its database, and there is room to store. */
export function installHealth(app: FastifyInstance, { database, freeBytes }: Pick<Ports, "database" | "freeBytes">): void {
  app.get("/healthz", unlimited, async () => ({ status: "ok" }));
  app.get("/readyz", unlimited, async (request, reply) => {
    try {
      await database.execute(sql`select 1`);
      // It reads, and stores nothing; somebody has to look.
      if (freeBytes !== null && (await freeBytes()) < storageReserveBytes) return reply.code(503).send({ status: "storage-full" });
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "not ready");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}

/** No limit of calls: a monitor asks often, always from the same address. */
const unlimited = { config: { rateLimit: false } } as const;
