import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { makeTestDirectory } from "../packages/server/src/testing/test-directory.js";
import { type Api, apiOf } from "./api.js";
import { people } from "./people.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const plantedVariable = "MAILWRIGHT_E2E_PLANTED";

/** The whole product, running as `npm start` runs it. */
export interface Product {
  readonly url: string;
  /** Where it keeps its data. */
  readonly directory: string;
  /** What it has written to its terminal so far. */
  printed(): string;
  stop(): Promise<void>;
}

/** Starts the built product on a free port, with a database of its own as the first start leaves it. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const directory = makeTestDirectory("e2e");
  const planted = process.env[plantedVariable];
  if (planted) cpSync(planted, directory, { recursive: true });
  const product = await startIn(directory, env);
  const stop = async () => {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { ...product, stop };
}

/**
 * Before all tests (Playwright's global set-up): the first start, which plants the demo and draws its pictures, happens once for a build and is copied.
 * A card without a picture shows a live frame: a dashboard full of them takes twice the processor time. What tests make is shown in frames.
 */
export default async function plantOnce(): Promise<(() => void) | undefined> {
  const kept = join(root, "node_modules/.cache/mailwright-planted", nameOfBuild());
  process.env[plantedVariable] = kept;
  if (existsSync(kept)) return undefined;
  const directory = makeTestDirectory("e2e-planted");
  const product = await startIn(directory, { PREVIEW_PICTURES: "on" });
  const hasPictures = await untilPictured(product);
  await product.stop();
  // A demo without its pictures serves this run alone: the next one draws them again.
  if (!hasPictures) {
    process.env[plantedVariable] = directory;
    return () => rmSync(directory, { recursive: true, force: true });
  }
  // Those of other builds go. It arrives whole or not at all: a run that is stopped leaves nothing that the next one takes for a demo.
  rmSync(dirname(kept), { recursive: true, force: true });
  mkdirSync(dirname(kept), { recursive: true });
  cpSync(directory, `${kept}.new`, { recursive: true });
  renameSync(`${kept}.new`, kept);
  rmSync(directory, { recursive: true, force: true });
  return undefined;
}

/**
 * Named after what the built server is made of, and the day: the same build plants the same demo, whichever run of tests it is, but for its
 * dates, which count from when it was planted.
 */
function nameOfBuild(): string {
  const dist = join(root, "packages/server/dist");
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = createHash("sha256");
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(path.slice(dist.length)).update(readFileSync(path));
  return `${new Date().toISOString().slice(0, 10)}-${hash.digest("hex").slice(0, 16)}`;
}

async function startIn(directory: string, env: Record<string, string> = {}): Promise<Product> {
  const child = spawn(process.execPath, ["packages/server/dist/main.js"], {
    cwd: root,
    // A test that builds with Vite before has set NODE_ENV for the whole process.
    env: { ...process.env, NODE_ENV: "", AUTH_MODE: "demo", PREVIEW_PICTURES: "off", PORT: "0", DATA_DIR: directory, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    written += chunk.toString();
  });
  const url = await readAddress(child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
  };
  return { url, directory, printed: () => written, stop };
}

const lists = [
  ...["draft", "published", "deleted"].map((status) => `/usertemplate?status=${status}&limit=100`),
  "/systemtemplate/type/email/status/published?limit=100",
];

/** Where a picture cannot be drawn, tests find a frame instead: not worth waiting for without end. */
const picturesMaxMs = 180_000;

async function untilPictured(product: Product): Promise<boolean> {
  const endMs = Date.now() + picturesMaxMs;
  for (const person of Object.values(people)) {
    const api = await apiOf(product, person);
    for (const path of lists)
      while (!(await isPictured(api, path))) {
        if (Date.now() >= endMs) return false;
        await setTimeout(250);
      }
  }
  return true;
}

async function isPictured(api: Api, path: string): Promise<boolean> {
  const { elements } = (await (await api.call("GET", path)).json()) as { elements: readonly { previewPictureUrl?: string | null }[] };
  return elements.every(({ previewPictureUrl }) => typeof previewPictureUrl === "string");
}

/** The address is the first `http://…` that the server prints. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}
