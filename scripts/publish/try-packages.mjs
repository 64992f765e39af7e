// Tries what `npm publish` would send: packs every package, looks at it with publint and attw, installs it from a registry on loopback into fresh
// projects, checks their types, builds them, and works in the editor of each. `try-packages.mjs "Vite, Vue"` tries one project; needs a build, and
// the usual registry for everything that is not ours.
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFaults } from "./check-packed.mjs";
import { workInEditor } from "./open-editor.mjs";
import { packAll } from "./pack.mjs";
import { projects } from "./projects.mjs";
import { serveRegistry } from "./registry.mjs";
import { serveFolder } from "./serve-folder.mjs";

const results = fileURLToPath(new URL("../../test-results", import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in projects));
if (unknown.length > 0) throw new Error(`There is no project ${unknown.join(", ")}: only ${Object.keys(projects).join(", ")}`);

const folder = mkdtempSync(join(tmpdir(), "mailwright-try-"));
const faults = [];
try {
  mkdirSync(join(folder, "packed"));
  mkdirSync(results, { recursive: true });
  const packed = packAll(join(folder, "packed"));
  for (const each of packed) faults.push(...(await findFaults(each)).map((fault) => `${each.manifest.name}: ${fault}`));
  const registry = await serveRegistry(packed);
  for (const [name, project] of Object.entries(projects)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const start = Date.now();
    const found = await tryProject(join(folder, name.replaceAll(/\W+/g, "-")), name, project, registry.url);
    console.log(`${found.length === 0 ? "ok    " : "not ok"} ${name}, ${((Date.now() - start) / 1000).toFixed(0)} s`);
    for (const fault of found) console.log(fault);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  registry.close();
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
for (const fault of faults) console.error(`\n${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

async function tryProject(place, name, { dependencies, devDependencies, files, copies = {}, typeCheck, build, pages, serve }, registry) {
  const manifest = { name: "fresh-project", version: "1.0.0", private: true, type: "module", dependencies, devDependencies };
  const written = { ...files, "package.json": JSON.stringify(manifest), ".npmrc": `@mailwright:registry=${registry}\n` };
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  const program = ([bin, ...args]) => [join(place, "node_modules/.bin", bin), ...args];
  const steps = [
    ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline"],
    ...[typeCheck, build].flatMap((step) => (step ? [program(step)] : [])),
  ];
  for (const step of steps) {
    const { status, output } = await run(step, place);
    if (status !== 0) return [`${step.slice(0, 2).join(" ")} fails:\n${output.slice(-6000)}`];
  }
  for (const [from, to] of Object.entries(copies)) cpSync(join(place, from), join(place, to), { recursive: true });
  const server = serve ? await serveBy(program(serve), place) : await serveFolder(join(place, pages));
  const faults = await workInEditor(server.url, join(results, `${name.replaceAll(/\W+/g, "-")}.png`));
  server.close();
  return faults;
}

function run([program, ...args], cwd) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32", env: environment() });
    const pieces = [];
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stderr.on("data", (piece) => pieces.push(piece));
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (status) => resolve({ status, output: Buffer.concat(pieces).toString() }));
  });
}

/** The program that serves, on a port that was free a moment ago. */
async function serveBy([program, ...args], cwd) {
  const port = await freePort();
  const child = spawn(program, [...args, String(port)], { cwd, stdio: "ignore", shell: process.platform === "win32", env: environment() });
  const url = `http://127.0.0.1:${port}/`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + 30_000; !(await isUp()); ) {
    if (Date.now() > end) throw new Error(`${program} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, close: () => child.kill() };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address !== "string" ? address.port : 0));
    });
  });
}

function environment() {
  // What npm told this script is about this repository, not about a fresh project.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?:config_(?:local|workspace)|package|lifecycle)/i.test(name));
  return { ...Object.fromEntries(own), NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: undefined };
}
