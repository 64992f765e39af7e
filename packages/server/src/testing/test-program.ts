import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { bundleSources, isolateEntries } from "./test-bundle.js";
import { testHostKey } from "./test-client.js";

/** The real program from its sources. */
export async function buildProgram(): Promise<TestProgram> {
  const outdir = await bundleSources(["main", ...isolateEntries], "test-program");
  return { path: join(outdir, "main.mjs"), remove: () => rmSync(outdir, { recursive: true, force: true }) };
}

export interface TestProgram {
  path: string;
  remove(): void;
}

/** For programs that live a second: what the optimising compilers would do for them comes too late, and memory that they fill need not be tidied. */
export const briefly = ["--liftoff-only", "--no-opt", "--min-semi-space-size=64", "--max-semi-space-size=64"];

const noLimits = { CALLS_PER_MINUTE: "0", USER_CALLS_PER_MINUTE: "0", KEY_CALLS_PER_MINUTE: "0", OPERATION_LIMITS: "off" };

/** Runs it on a free port, for a host with the key of the tests. */
export function spawnProgram(
  { path }: Pick<TestProgram, "path">,
  dataDir: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
  words: readonly string[] = [],
): ChildProcess {
  const own = { PORT: "0", DATA_DIR: dataDir, AUTH_MODE: "host", HOST_KEYS: `acme:${testHostKey}`, ...noLimits };
  const none = { NODE_ENV: "test", DATABASE_URL: "", APP_SECRET: "", S3_BUCKET: "", PREVIEW_PICTURES: "off" };
  return spawn(process.execPath, [...flags, path, ...words], {
    env: { ...process.env, ...own, ...none, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** The address it says once it is ready. */
export const untilReady = (child: ChildProcess): Promise<string> => untilSaid(child, /ready at (http:\S+)/);

/** What stands in brackets in a line that it writes. */
export async function untilSaid(child: ChildProcess, line: RegExp): Promise<string> {
  if (!child.stdout) throw new Error("The server has no output.");
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  for await (const text of createInterface(child.stdout)) {
    const [, said] = line.exec(text) ?? [];
    if (said) return said;
  }
  throw new Error(`The server ended before it was ready: ${complaints}`);
}

/** Ends it and answers how it ended: the exit code, or null when the signal killed it. */
export async function stopProgram(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, "exit");
  child.kill(signal);
  const [code] = await exited;
  return code;
}
