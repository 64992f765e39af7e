import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// The headless shell first: all that drawing needs, without a window's processes.
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
  win32: ["C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe", "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe"],
};

/** The system's Chromium or Chrome: on the path, or where it usually is; null where there is none. */
export function findChromium(searchPath = process.env["PATH"] ?? ""): string | null {
  const extension = process.platform === "win32" ? ".exe" : "";
  const onPath = searchPath
    .split(delimiter)
    .filter((directory) => directory !== "")
    .flatMap((directory) => names.map((name) => join(directory, `${name}${extension}`)));
  return onPath.find(isProgram) ?? usualPlaces[process.platform]?.find(existsSync) ?? null;
}

/** True for a file that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
