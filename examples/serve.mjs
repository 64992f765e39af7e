// Serves one example, with the built script-tag bundle under /cdn: `node examples/serve.mjs script-tag [port]`.
// An example with a Vite configuration is built first, and served as built.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};
const here = fileURLToPath(new URL(".", import.meta.url));
const cdn = join(here, "../packages/elements/dist/cdn");

/**
 * Starts a static server for an example and answers it with its address.
 *
 * @param {string} name the example's folder
 * @param {number} port 0 for any free one
 * @param {Record<string, string>} headers sent with every answer, such as a Content-Security-Policy
 */
export async function serveExample(name, port = 0, headers = {}) {
  const folder = await prepare(join(here, name));
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
    const file = path.startsWith("/cdn/") ? join(cdn, path.slice(4)) : join(folder, path === "/" ? "index.html" : path);
    if (path === "/favicon.ico") return void response.writeHead(204).end(); // browsers ask for one whatever the page says
    if (path.includes("..") || !isFile(file)) return void response.writeHead(404).end("Not found");
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", ...headers });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  return { url: `http://localhost:${typeof address === "object" && address ? address.port : port}`, close: () => server.close() };
}

/** The folder to serve of an example. */
async function prepare(folder) {
  if (!["ts", "js"].some((ending) => existsSync(join(folder, `vite.config.${ending}`)))) return folder;
  const { build } = await import("vite");
  const cwd = process.cwd();
  process.chdir(folder); // plugins look for their own configuration there
  try {
    await build({ root: folder, logLevel: "error" });
  } finally {
    process.chdir(cwd);
  }
  return join(folder, "dist");
}

function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await open(process.argv[2] ?? "script-tag", Number(process.argv[3] ?? 4500));
}

async function open(name, port) {
  if (!existsSync(join(here, name, "package.json"))) throw new Error(`There is no example ${name}; examples/README.md lists them.`);
  if (name === "demo-site") throw new Error("The demo site is what the product's server serves: npm start.");
  // A page that a server renders has a server of its own.
  if (existsSync(join(here, name, "server.mjs"))) {
    process.env.PORT ??= String(port);
    return void (await import(`./${name}/server.mjs`));
  }
  const { url } = await serveExample(name, port);
  console.log(`Open ${url}`);
}
