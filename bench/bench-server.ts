import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { documentOfSize } from "@mailwright/testing";
import { answerApi, dashboardPage } from "./dashboard-api.js";
import { floorPage } from "./floor-page.js";
import { picturesPage } from "./measure-pictures.js";

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };

/** What the pages of the bench fetched, by kind, in bytes on the wire (gzip). */
export interface Fetched {
  readonly path: string;
  readonly gzipBytes: number;
}

export interface BenchServer {
  readonly url: string;
  readonly fetched: Fetched[];
  close(): void;
}

const editorPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
<style>html,body{height:100%;margin:0}email-editor{display:block;height:100%}</style>
<script type="module">
  localStorage.setItem("mailwright.editor.tour", "done");
  const editor = document.querySelector("email-editor");
  editor.addEventListener("mw-ready", () => requestAnimationFrame(() => setTimeout(() => performance.mark("usable"))));
  editor.document = await (await fetch("/document.json" + location.search)).json();
</script>
<script type="module" src="/cdn/mailwright.js"></script>
<body><email-editor name="bench" theme="light"></email-editor></body></html>`;

/** Serves the floor page, the editor page and the built script-tag bundle, gzipped, from loopback. */
export async function startBenchServer(cdn: string): Promise<BenchServer> {
  const fetched: Fetched[] = [];
  const zipped = new Map<string, Buffer>();
  const gzip = (key: string, read: () => string | Buffer) => {
    const known = zipped.get(key) ?? gzipSync(read());
    zipped.set(key, known);
    return known;
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
    const blocks = Number(searchParams.get("blocks") ?? 100);
    const pages: Record<string, () => [string, Buffer]> = {
      "/editor": () => ["text/html; charset=utf-8", gzip("editor", () => editorPage)],
      "/dashboard": () => [
        "text/html; charset=utf-8",
        gzip(`dashboard ${pathname}${searchParams}`, () => dashboardPage(Number(searchParams.get("templates")))),
      ],
      "/pictures": () => [
        "text/html; charset=utf-8",
        gzip(`pictures ${searchParams}`, () => picturesPage(Number(searchParams.get("pictures")))),
      ],
      "/floor": () => ["text/html; charset=utf-8", gzip(`floor ${blocks}`, () => floorPage(documentOfSize(blocks)))],
      "/document.json": () => ["application/json", gzip(`document ${blocks}`, () => JSON.stringify(documentOfSize(blocks)))],
    };
    const answer = pathname.startsWith("/api/") ? answerApi(request) : undefined;
    if (answer !== undefined) return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    const file = join(cdn, pathname.replace(/^\/cdn\//, ""));
    const found =
      pages[pathname]?.() ??
      (isFile(file) ? ([types[extname(file)] ?? "application/octet-stream", gzip(file, () => readFileSync(file))] as const) : undefined);
    if (!found) return void response.writeHead(404).end();
    const [type, body] = found;
    if (pathname.startsWith("/cdn/")) fetched.push({ path: pathname, gzipBytes: body.length });
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip", "cache-control": "no-store" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, fetched, close: () => server.close() };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
