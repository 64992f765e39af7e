// A page that a server renders with React: the element is in the first HTML, and comes alive when its script has loaded.
// In Node importing a package does nothing; here every one is imported, and the email itself is compiled on the server.

import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { blockRegistry } from "@mailwright/blocks";
import "@mailwright/bridge";
import "@mailwright/client";
import { compileDocument } from "@mailwright/compiler";
import "@mailwright/contract";
import "@mailwright/dashboard";
import { readDocument } from "@mailwright/document";
import "@mailwright/editing";
import "@mailwright/editor";
import { defineElements } from "@mailwright/elements";
import "@mailwright/importer";
import "@mailwright/rich-text";
import "@mailwright/ui";
import "@mailwright/views";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

defineElements(); // does nothing without a browser

const here = fileURLToPath(new URL(".", import.meta.url));
const cdn = join(here, "../../packages/elements/dist/cdn");
const heading = { id: "title", type: "heading", props: { text: "Rendered before it runs" } };
const cell = { id: "cell", type: "cell", props: {}, children: [heading] };
const section = { id: "section", type: "section", props: {}, children: [cell] };
const page = { id: "page", type: "wrapper", props: {}, children: [section] };
const campaign = { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [page] } };

function CampaignPage() {
  const { document } = readDocument(campaign, blockRegistry);
  const bytes = Buffer.byteLength(compileDocument(document, blockRegistry).html);
  return createElement(
    "body",
    null,
    createElement("p", null, `This email has ${bytes} bytes.`),
    createElement("email-editor", { name: "ssr", theme: "light" }),
    createElement("script", { type: "module", src: "/page.mjs" }),
  );
}

const html = () =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rendered on the server</title><link rel="stylesheet" href="/page.css"><script type="application/json" id="campaign">${JSON.stringify(campaign).replaceAll("<", "\\u003c")}</script></head>${renderToString(createElement(CampaignPage))}</html>`;

const types = { ".mjs": "text/javascript", ".js": "text/javascript", ".css": "text/css", ".png": "image/png" };
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
  if (path === "/") return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html());
  if (path === "/favicon.ico") return void response.writeHead(204).end(); // browsers ask for one whatever the page says
  const file = path.startsWith("/cdn/") ? join(cdn, path.slice(4)) : join(here, "public", path);
  if (path.includes("..") || !existsSync(file)) return void response.writeHead(404).end("Not found");
  const type = types[path.slice(path.lastIndexOf("."))] ?? "application/octet-stream";
  response.writeHead(200, { "content-type": type });
  createReadStream(file).pipe(response);
});
server.listen(Number(process.env.PORT ?? 4500), "127.0.0.1", () => console.log(`Open http://localhost:${server.address().port}`));
