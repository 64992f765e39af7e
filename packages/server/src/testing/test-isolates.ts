import { rmSync } from "node:fs";
import { join } from "node:path";
import { type OpenIsolates, openIsolates } from "../ports/open-isolates.js";
import { bundleSources, isolateEntries } from "./test-bundle.js";

let building: Promise<string> | null = null;

/** Isolates from the sources: threads and processes run JavaScript only, so their programs are bundled when a test first needs one. */
export function openTestIsolates(): OpenIsolates {
  return openIsolates(async (name) => {
    building ??= bundleOnce();
    return join(await building, `${name}.mjs`);
  });
}

async function bundleOnce(): Promise<string> {
  const directory = await bundleSources(isolateEntries, "test-isolates");
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
