import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Launch } from "../renderer/launch-chromium.js";
import { createChromiumEmailReader } from "./chromium-email-reader.js";

/** The reader with the script that the build puts beside this code. It is read when an email is. */
export function openEmailReader(launch: Launch) {
  let reading: Promise<string> | null = null;
  const script = () => {
    reading ??= readFile(fileURLToPath(new URL("./import-page.js", import.meta.url)), "utf8");
    return reading;
  };
  return createChromiumEmailReader({ ...launch, script });
}
