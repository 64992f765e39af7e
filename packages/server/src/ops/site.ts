import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { blocksRoot } from "../base/package-root.js";
import { Refusal, refusalWords } from "../base/refusal.js";
import type { Config } from "../config/config.js";
import { writeFailure } from "../http/write-failure.js";
import { bundlePolicy, reviewPolicy, sitePolicy } from "./site-policy.js";
import { installStorybook } from "./storybook.js";

const foreverSeconds = 31_536_000;
const hashedName = /-[A-Za-z0-9_-]{8,}\.(?:js|css|woff2|svg|png)$/;

/** Serves the product's own pages beside the API, the script-tag bundles for the pages of others, and the starter pictures. */
export async function installSite(app: FastifyInstance, config: Config): Promise<void> {
  const { siteDir, cdnDir } = config;
  const policy = sitePolicy(config);
  if (cdnDir !== null) await serve(app, cdnDir, "/cdn/", asBundle);
  await installStorybook(app, config.storybookDir);
  if (existsSync(artworkDir)) await serve(app, artworkDir, "/starter/", openToAll);
  const hasSite = siteDir !== null && existsSync(join(siteDir, "index.html"));
  if (hasSite) {
    // The site talks over the bridge only with the pages that may frame it.
    app.get("/site-config.json", () => ({
      hostOrigins: config.frameAncestors,
      signIn: resolveSignIn(config),
      signsOutAtProvider: config.oidc !== null,
      giphy: config.giphy,
    }));
    const codeFor = findCode(join(siteDir, "assets"));
    const setHeaders: SetHeaders = (reply, path) => {
      reply.header("content-security-policy", isReview.test(reply.request.url) ? reviewPolicy : policy);
      const code = /index\.html(?:\.gz|\.br)?$/.test(path) ? codeFor(reply.request.url) : [];
      if (code.length > 0) reply.header("link", code.map((name) => `</assets/${name}>; rel=modulepreload`).join(", "));
    };
    await app.register(fastifyStatic, {
      root: siteDir,
      prefix: "/",
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: withCaching(setHeaders),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const isPage = request.method === "GET" && !ownPaths.test(path) && !/\.[a-z0-9]{2,5}$/i.test(path);
    // Every address of the product is one page, which reads the address itself.
    return isPage && hasSite ? reply.sendFile("index.html") : sendNotFound(reply, request.id);
  });
}

const ownPaths = /^\/(?:api|auth|cdn|starter|workshop|healthz|readyz|metrics)(?:\/|$)/;
/** Where guests look, who have no account: see `resources/reviews`. */
const isReview = /^\/review\//;
const artworkDir = join(blocksRoot, "artwork");

/** How people sign in on the product's own pages: choosing a test user, at an address that leads on, or not by themselves. */
function resolveSignIn({ authMode, signInUrl }: Config): "demo" | "redirect" | "none" {
  if (authMode === "demo") return "demo";
  return signInUrl === null && authMode === "host" ? "none" : "redirect";
}

/** What the two pages that people open begin with, by the names that the site's build gives its chunks. */
const firstCode = [
  { page: /^\/edit\//, chunks: /^(?:base|core|editor|blocks)-[\w-]{8}\.js$/ },
  { page: /^\/(?:\?|$)/, chunks: /^(?:base|controls|dashboard)-[\w-]{8}\.js$/ },
];

/**
 * The code that a page begins with: its browser asks for it beside the page's own script, which could name it only once it has arrived. On a slow phone that is
 * a second.
 */
function findCode(directory: string): (url: string) => readonly string[] {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  const known = firstCode.map(({ page, chunks }) => ({ page, code: names.filter((name) => chunks.test(name)) }));
  return (url) => known.find(({ page }) => page.test(url))?.code ?? [];
}

type SetHeaders = (reply: FastifyReply, path: string) => unknown;

async function serve(app: FastifyInstance, root: string, prefix: string, setHeaders: SetHeaders): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: withCaching(setHeaders),
  });
}

/** Pages of other origins, and frames without one, may load these. */
const openToAll = (reply: FastifyReply) =>
  reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");

/** A worker keeps to the policy of its own script: by this one the checks may fetch the rest of their code. */
const asBundle = (reply: FastifyReply) => openToAll(reply).header("content-security-policy", bundlePolicy);

const withCaching = (setHeaders: SetHeaders) => (reply: FastifyReply, path: string) => {
  setHeaders(reply, path);
  reply.header("cache-control", cacheFor(path));
};

/** A name with a hash never changes its content, nor do its compressed twins; anything else is asked for again. */
const cacheFor = (path: string) =>
  hashedName.test(path.replace(/\.(?:gz|br)$/, "")) ? `public, max-age=${foreverSeconds}, immutable` : "no-cache";

function sendNotFound(reply: FastifyReply, requestId: string): FastifyReply {
  return reply.code(404).send(writeFailure(new Refusal("not-found", refusalWords["not-found"]), requestId));
}
