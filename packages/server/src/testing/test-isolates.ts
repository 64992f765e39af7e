import { rmSync } from "node:fs";
import { join } from "node:path";
import type { IsolateName } from "../isolates/isolate-file.js";
import { type OpenIsolates, openIsolates } from "../ports/open-isolates.js";
import { bundleSources, isolateEntries } from "./test-bundle.js";

let building: Promise<string> | null = null;

/** Isolates from the sources: threads and processes run JavaScript only, so their programs are bundled when a test first needs one. */
export const openTestIsolates = (): OpenIsolates => openIsolates(testIsolateFile);

/** The program of an isolate, or of the thread of the embedded database. */
export async function testIsolateFile(name: IsolateName): Promise<string> {
  building ??= bundleOnce();
  return join(await building, `${name}.mjs`);
}

async function bundleOnce(): Promise<string> {
  const directory = await bundleSources(isolateEntries, "test-isolates");
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
