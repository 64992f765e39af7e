import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { requireConfig } from "../config/config.js";
import { installSite } from "./site.js";

const root = mkdtempSync(join(tmpdir(), "mailwright-workshop-"));
const storybookDir = join(root, "storybook-static");
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const siteDir = join(root, "site");
  mkdirSync(siteDir);
  writeFileSync(join(siteDir, "index.html"), "<!doctype html><title>Mailwright</title>");
  await installSite(app, { ...requireConfig({ SITE_DIR: siteDir }), storybookDir });
});
beforeEach(() => rmSync(storybookDir, { recursive: true, force: true }));
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

function buildStorybook() {
  mkdirSync(join(storybookDir, "assets"), { recursive: true });
  writeFileSync(join(storybookDir, "index.html"), "<!doctype html><title>Workshop</title>");
  writeFileSync(join(storybookDir, "assets/story.js"), "export {};");
}

test("before Storybook is built its address says how to build it, and from then on shows it, without a new start", async () => {
  const before = await app.inject({ url: "/workshop/" });
  expect(before.statusCode).toBe(404);
  expect(before.body).toContain("npm run build:storybook");
  buildStorybook();
  const after = await app.inject({ url: "/workshop/?path=/story/blocks-button" });
  expect([after.statusCode, after.body.includes("Workshop")]).toEqual([200, true]);
  expect((await app.inject({ url: "/workshop" })).headers["location"]).toBe("/workshop/");
  expect((await app.inject({ url: "/workshop/assets/story.js" })).headers["content-type"]).toContain("javascript");
});

test("a file that Storybook does not have, or that is none of its own, is not found", async () => {
  buildStorybook();
  for (const url of ["/workshop/gone.js", "/workshop/../package.json", "/workshop/%2e%2e/site/index.html"]) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});

test("Storybook's pages may run what stands in them; the product's own pages still may not", async () => {
  buildStorybook();
  expect((await app.inject({ url: "/workshop/" })).headers["content-security-policy"]).toContain("'unsafe-inline'");
  expect((await app.inject({ url: "/" })).headers["content-security-policy"]).not.toContain("unsafe-inline");
});

test("a server in production has no Storybook", () => {
  expect(requireConfig({ NODE_ENV: "production", APP_SECRET: "s".repeat(32), PUBLIC_URL: "https://mail.test" }).storybookDir).toBeNull();
});
