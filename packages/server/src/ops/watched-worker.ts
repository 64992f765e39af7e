import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config/config.js";
import { answerFailure } from "../http/write-failure.js";
import type { Ports } from "../ports/ports.js";
import { installHealth } from "./health.js";
import { loggerOptions } from "./logging.js";
import { installMetrics } from "./metrics.js";

/** What a process that only works answers to whoever watches it: `/healthz`, `/readyz` and `/metrics`. */
export async function createWatchedWorker(ports: Ports, config: Config): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ forceCloseConnections: true, logger: loggerOptions(config) });
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ status: "not-found" }));
  installMetrics(app, ports, config);
  installHealth(app, ports);
  await app.ready();
  return app;
}
