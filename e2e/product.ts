import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeTestDirectory } from "../packages/server/src/testing/test-directory.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const plantedVariable = "MAILWRIGHT_E2E_PLANTED";

/** The whole product, running as `npm start` runs it. */
export interface Product {
  readonly url: string;
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

/** Before all tests (Playwright's global set-up): the first start, which plants the demo, happens once and is copied. */
export default async function plantOnce(): Promise<() => void> {
  const directory = makeTestDirectory("e2e-planted");
  await (await startIn(directory)).stop();
  process.env[plantedVariable] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}

async function startIn(directory: string, env: Record<string, string> = {}): Promise<Product> {
  const child = spawn(process.execPath, ["packages/server/dist/main.js"], {
    cwd: root,
    env: { ...process.env, AUTH_MODE: "demo", PREVIEW_PICTURES: "off", PORT: "0", DATA_DIR: directory, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await readAddress(child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
  };
  return { url, stop };
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
