import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireConfig } from "../config/config.js";
import { installSite } from "./site.js";

describe("the product's own pages", () => {
  const root = mkdtempSync(join(tmpdir(), "mailwright-site-"));
  const directory = join(root, "site");
  const cdnDirectory = join(root, "cdn");
  let app: FastifyInstance;
  beforeAll(async () => {
    mkdirSync(join(directory, "assets"), { recursive: true });
    mkdirSync(cdnDirectory);
    writeFileSync(join(directory, "index.html"), "<!doctype html><title>Mailwright</title>");
    writeFileSync(join(directory, "assets/index-Ab12Cd34.js"), "export {};");
    writeFileSync(join(directory, "assets/editor-Ab12Cd34.js"), "export {};");
    writeFileSync(join(directory, "assets/dashboard-Ab12Cd34.js"), "export {};");
    writeFileSync(join(directory, "assets/index-Ab12Cd34.js.gz"), gzipSync("export {};"));
    writeFileSync(join(directory, "assets/editor-Ab12Cd34.js.gz"), gzipSync("export {};"));
    writeFileSync(join(directory, "assets/editor-Ab12Cd34.js.br"), brotliCompressSync("export {};"));
    writeFileSync(join(directory, "index.html.br"), brotliCompressSync("<!doctype html><title>Mailwright</title>"));
    writeFileSync(join(cdnDirectory, "mailwright.js"), "export {};");
    const config = requireConfig({ SITE_DIR: directory, CDN_DIR: cdnDirectory, FRAME_ANCESTORS: "https://host.test" });
    app = Fastify();
    await installSite(app, config);
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  test("every address of the product is the one page, under a policy without inline scripts or styles", async () => {
    for (const url of ["/", "/edit/018f", "/login?next=/", "/inbox"]) {
      const page = await app.inject({ url, headers: { accept: "text/html" } });
      expect([url, page.statusCode, page.body.includes("Mailwright")]).toEqual([url, 200, true]);
      const policy = String(page.headers["content-security-policy"]);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain("unsafe-inline");
      expect(policy).toContain("frame-ancestors 'self' https://host.test");
      expect(page.headers["cache-control"]).toBe("no-cache");
    }
  });

  test("GIPHY may be asked where there is a key for it, and nothing but the server otherwise", async () => {
    const read = async (site: FastifyInstance) => {
      const policy = String((await site.inject({ url: "/", headers: { accept: "text/html" } })).headers["content-security-policy"]);
      return [/connect-src ([^;]+)/.exec(policy)?.[1], (await site.inject({ url: "/site-config.json" })).json().giphy];
    };
    expect(await read(app)).toEqual(["'self' blob: data:", null]);
    const other = Fastify();
    await installSite(other, requireConfig({ SITE_DIR: directory, CDN_DIR: cdnDirectory, GIPHY_KEY: "a-key" }));
    const giphy = { key: "a-key", base: "https://api.giphy.com" };
    expect(await read(other)).toEqual(["'self' blob: data: https://api.giphy.com", giphy]);
    await other.close();
  });

  test("a page's own code is asked for beside its script, and no other page's", async () => {
    const linkOf = async (url: string) => (await app.inject({ url, headers: { accept: "text/html" } })).headers["link"];
    expect(await linkOf("/edit/018f")).toBe("</assets/editor-Ab12Cd34.js>; rel=modulepreload");
    expect(await linkOf("/?status=draft")).toBe("</assets/dashboard-Ab12Cd34.js>; rel=modulepreload");
    expect(await linkOf("/review/018f")).toBeUndefined();
    expect(await linkOf("/assets/editor-Ab12Cd34.js")).toBeUndefined();
  });

  test("files with a hash in their name are kept for ever", async () => {
    const file = await app.inject({ url: "/assets/index-Ab12Cd34.js" });
    expect(file.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("who takes it compressed gets the compressed twin, as the same file", async () => {
    const url = "/assets/index-Ab12Cd34.js";
    const [plain, packed] = [await app.inject({ url }), await app.inject({ url, headers: { "accept-encoding": "gzip, br" } })];
    expect([plain.headers["content-encoding"], packed.headers["content-encoding"]]).toEqual([undefined, "gzip"]);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    for (const { headers } of [plain, packed]) {
      expect(headers).toMatchObject({ vary: "accept-encoding", "cache-control": "public, max-age=31536000, immutable" });
      expect(headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
    }
  });

  test("who takes brotli gets that, with the same headers", async () => {
    const file = await app.inject({ url: "/assets/editor-Ab12Cd34.js", headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe("export {};");
    expect(file.headers).toMatchObject({ "content-encoding": "br", "cache-control": "public, max-age=31536000, immutable" });
    const page = await app.inject({ url: "/edit/018f", headers: { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" } });
    expect(page.headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });
    expect(page.headers["link"]).toBe("</assets/editor-Ab12Cd34.js>; rel=modulepreload");
  });

  test("a file that is not there is not the page", async () => {
    for (const url of ["/assets/gone.js", "/api/v2/nothing", "/cdn/nothing", "/../package.json"]) {
      const answer = await app.inject({ url });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, "not-found"]);
    }
  });

  test("the script-tag bundle may be loaded by any page", async () => {
    const file = await app.inject({ url: "/cdn/mailwright.js", headers: { origin: "https://elsewhere.test" } });
    expect(file.headers).toMatchObject({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
  });

  test("the thread of the checks, whose script is part of that bundle, may fetch the rest of its code and nothing else", async () => {
    const { headers } = await app.inject({ url: "/cdn/mailwright.js" });
    expect(headers["content-security-policy"]).toBe("default-src 'none'; script-src 'self'; frame-ancestors 'none'");
  });

  test("the pictures of the starter documents are given out", async () => {
    expect((await app.inject({ url: "/starter/lamps.png" })).headers["content-type"]).toBe("image/png");
  });
});
