import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The whole product, running as `npm start` runs it. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built product on a free port, with a data directory that is removed at the end unless one is given. */
export async function startProduct({ dataDir, env = {} }: { dataDir?: string; env?: Record<string, string> } = {}): Promise<Product> {
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), "mailwright-e2e-"));
  const child = spawn(process.execPath, ["packages/server/dist/main.js"], {
    cwd: root,
    env: { ...process.env, AUTH_MODE: "demo", PREVIEW_PICTURES: "off", PORT: "0", DATA_DIR: directory, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await readAddress(child);
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.exitCode === null && child.kill(signal)) await ended;
  };
  return {
    url,
    dataDir: directory,
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGTERM");
      if (dataDir === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
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
