import type { Writable } from "node:stream";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import { fileUploadMaxBytes, imagesPerUploadMax, imageUploadMaxBytes } from "@mailwright/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { describeError } from "../base/describe-error.js";
import { refuse } from "../base/refusal.js";
import type { Config } from "../config/config.js";
import { bindContract } from "../http/bind-contract.js";
import { compressAnswers } from "../http/compress-answers.js";
import { endConnectionsOnClose } from "../http/end-connections.js";
import { answerFailure } from "../http/write-failure.js";
import { installLive } from "../live/install-live.js";
import { installExportWindow } from "../ops/export-window.js";
import { installHealth } from "../ops/health.js";
import { loggerOptions } from "../ops/logging.js";
import { installMetrics } from "../ops/metrics.js";
import { installSite } from "../ops/site.js";
import { traceRequests } from "../ops/trace-requests.js";
import type { Ports } from "../ports/ports.js";
import { createOidcClient, type OidcClient } from "../sign-in/oidc-client.js";
import { startRefreshing } from "../sign-in/refresh-sessions.js";
import { installSignIn } from "../sign-in/sign-in.js";
import { handlers } from "./handlers.js";

const requestTimeoutMs = 120_000;
/** Names of pictures have up to 200 characters, each up to twelve in an address. */
const pathPartMaxLength = 2400;

/** The whole server, ready for `inject` or `listen`. Everything outside of it comes through the ports; `logTo` replaces standard output. */
export async function createApp(ports: Ports, config: Config, logTo?: Writable): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    requestTimeout: requestTimeoutMs,
    trustProxy: trustOf(config),
    genReqId: () => ports.ids.uuid(),
    forceCloseConnections: "idle",
    // Addresses that the router itself refuses are answered like everything else.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: pathPartMaxLength },
    logger: loggerOptions(config, logTo),
  });
  app.setErrorHandler(answerFailure);
  if (ports.tracer) traceRequests(app, ports.tracer);
  await app.register(cors, {
    origin: [...config.corsOrigins],
    exposedHeaders: ["ETag", "Content-Disposition", "Retry-After", "X-Next-Cursor"],
    allowedHeaders: ["authorization", "content-type", "if-match", "x-job-id", "x-session-id"],
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    maxAge: 600,
  });
  // Browsers remember this, so only a server that is meant to be reached by https says it.
  const strictTransportSecurity = config.publicUrl?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false;
  await app.register(helmet, { ...helmetOptions, strictTransportSecurity });
  if (config.callsPerMinuteMax > 0) {
    await app.register(rateLimit, {
      max: config.callsPerMinuteMax,
      timeWindow: "1 minute",
      allowList: ({ url }) => uncountedFiles.test(url),
      errorResponseBuilder: () => refuse("too-many-requests"),
    });
  }
  const fileSize = Math.max(imageUploadMaxBytes, fileUploadMaxBytes);
  await app.register(multipart, { limits: { fileSize, files: imagesPerUploadMax, fields: 10, parts: 40 } });
  compressAnswers(app);
  installMetrics(app, ports, config);
  bindContract(app, { ports, config, handlers });
  // Streams never end by themselves, and closing waits for them.
  app.addHook("preClose", async () => ports.news.sayGoodbye());
  if (config.liveEditing) installLive(app, ports, config);
  endConnectionsOnClose(app);
  installHealth(app, ports);
  installExportWindow(app, ports);
  const oidc = config.oidc && createOidcClient(config.oidc, ports.clock);
  installSignIn(app, ports, config, oidc);
  if (oidc) refreshWhileOpen(app, ports, oidc);
  await installSite(app, config);
  await app.ready();
  return app;
}

/**
 * Files that are the same for everybody and cost next to nothing. A first visit fetches a hundred of them, so 30 people in one office would have
 * been refused in the minute in which they come to work. Pictures of the starters stand in sent emails besides.
 */
const uncountedFiles = /^\/(?:assets|cdn|starter)\//;

function refreshWhileOpen(app: FastifyInstance, ports: Ports, oidc: OidcClient): void {
  const stop = startRefreshing(ports, oidc, (error) => app.log.error({ err: describeError(error) }, "a session could not be refreshed"));
  app.addHook("onClose", async () => stop());
}

/** The nearest proxy is hop 0: the one that opened the connection. */
function trustOf({ trustProxy }: Config) {
  if (typeof trustProxy === "number") return (_: string, hop: number) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
}

// Some defaults would break what this server is for: plain-http installs (upgrades), frames in a host's page
// (X-Frame-Options), the sign-in window that exports open (COOP). Pages get their policy where they are served.
const helmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] } },
  xFrameOptions: false,
  crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
  crossOriginResourcePolicy: { policy: "same-origin" },
  referrerPolicy: { policy: "no-referrer" },
  // Asked for on some answers only, browsers refuse it with a warning on every page.
  originAgentCluster: false,
} as const;
