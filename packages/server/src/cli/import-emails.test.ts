import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { findChromium } from "../config/find-chromium.js";
import { createChromiumEmailReader } from "../ports/email-reader/chromium-email-reader.js";
import type { Outbound } from "../ports/outbound/outbound.js";
import { zipOf } from "../testing/test-archives.js";
import { makeTestDirectory } from "../testing/test-directory.js";
import { testImportPage } from "../testing/test-import-page.js";
import { testOutbound } from "../testing/test-outbound.js";
import { importEmails } from "./import-emails.js";

const executablePath = process.env["CHROMIUM_PATH"] ?? findChromium();
if (executablePath === null) throw new Error("These tests need Chromium; set CHROMIUM_PATH.");
const reader = createChromiumEmailReader({ executablePath, sandbox: "off", script: testImportPage, readMaxMs: 120_000 });
afterAll(() => reader.close());
let pages: Record<string, string>;
const outbound: Outbound = {
  ...testOutbound,
  get: async (url) => ({ status: pages[url] === undefined ? 404 : 200, contentType: "text/html", bytes: Buffer.from(pages[url] ?? "") }),
};

const mjml = `<mjml><mj-head><mj-title>Autumn</mj-title></mj-head><mj-body><mj-section><mj-column><mj-image src="../img/a.svg" /><mj-text>Warm things</mj-text></mj-column></mj-section></mj-body></mjml>`;
const html = `<title>Letter</title><table width="600" align="center"><tr><td style="padding:20px"><img src="img/a.svg" width="100" height="50"><p>Words of a letter</p></td></tr></table>`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="red"/></svg>`;
const files = { "a/one.mjml": mjml, "two.html": html, "three.json": "{}", "img/a.svg": picture, "notes.txt": "x", ".git/old.html": html };

let from: string;
let to: string;
beforeEach(() => {
  pages = {};
  from = makeTestDirectory("import-from");
  to = makeTestDirectory("import-to");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), text);
  }
});
afterEach(() => {
  for (const directory of [from, to]) rmSync(directory, { recursive: true });
});
const written = (path: string) => readFileSync(join(to, path), "utf8");
const reported = () => JSON.parse(written("import-report.json"));

test("a folder becomes documents and HTML, with its pictures, a report and a table", async () => {
  const table = await importEmails({ from: [from], to, reader, outbound });
  expect(table).toMatch(/^file +desktop +phone/);
  expect(table).toMatch(/\nthree\.json +source-json\n/);
  expect(table).toMatch(/\n2 of 3 emails became documents\.$/m);
  const { isMeasured, files: told } = reported();
  expect([isMeasured, told.map(({ path }: { path: string }) => path)[0]]).toEqual([true, "three.json"]);
  for (const { difference } of told.slice(1)) expect(Math.max(difference.desktop, difference.phone)).toBeLessThan(0.3);
  expect(written("a/one.html")).toContain('src="../img/a.svg"');
  expect(written("two.html")).toContain('src="img/a.svg"');
  expect(JSON.parse(written("two.json"))).toMatchObject({ root: { type: "root" } });
  expect(written("img/a.svg")).toBe(picture);
}, 240_000);

test("an archive is read like a folder, and without a browser nothing is measured", async () => {
  const archive = join(from, "letters.zip");
  writeFileSync(archive, zipOf({ "a/one.mjml": mjml, "img/a.svg": picture }));
  await importEmails({ from: [archive], to, reader: null, outbound });
  expect(reported()).toMatchObject({
    isMeasured: false,
    files: [{ path: "a/one.mjml", title: "Autumn", failure: null, difference: null }],
  });
  expect(written("a/one.html")).toContain("../img/a.svg");
});

test("nothing that was read is written over, and two emails of one name stay two", async () => {
  await expect(importEmails({ from: [from], to: `${from}/`, reader: null, outbound })).rejects.toThrow("Name another folder");
  writeFileSync(join(from, "a/one.html"), mjml.replace("Warm", "Cold"));
  await importEmails({ from: [from], to, reader: null, outbound });
  expect([written("a/one.mjml.html"), written("a/one.html.html")].map((html) => /Warm|Cold/.exec(html)?.[0])).toEqual(["Warm", "Cold"]);
});

test("addresses are fetched, named or as a list, and what none came from is in the report", async () => {
  pages = { "https://news.example/2025/autumn?id=7": mjml };
  const list = join(from, "addresses.txt");
  writeFileSync(list, "# ours\nhttps://news.example/2025/autumn?id=7\n\nhttps://news.example/gone.html\n");
  for (const named of [[list], ["https://news.example/2025/autumn?id=7", "https://news.example/gone.html"]]) {
    await importEmails({ from: named, to, reader: null, outbound });
    expect(reported().files).toMatchObject([
      { path: "news.example/gone.html", failure: "address-unreachable" },
      { path: "news.example/2025/autumn-id-7.html", title: "Autumn", failure: null },
    ]);
    expect(written("news.example/2025/autumn-id-7.html")).toContain("https://news.example/img/a.svg");
  }
});

test("what is no address is named, and nothing is fetched", async () => {
  const list = join(from, "addresses.txt");
  writeFileSync(list, "https://news.example/a.html\nwww.example.com\n");
  await expect(importEmails({ from: [list], to, reader: null, outbound })).rejects.toThrow("www.example.com is no full address");
  await expect(importEmails({ from: ["https://news.example/a.html", from], to, reader: null, outbound })).rejects.toThrow(
    "addresses alone",
  );
});
