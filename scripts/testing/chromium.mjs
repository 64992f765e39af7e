// Finds a Chromium for the tests; with --install, gets one where none is found.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

// The same engine without a window, its tabs and its extensions: the tests take a good third less processor time in it.
const headlessNames = ["chromium-headless-shell", "chrome-headless-shell"];
const wholeNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const places = {
  darwin: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((d) => join(d, "Google/Chrome/Application/chrome.exe")),
};

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium and where it was found, or undefined; the headless shell first, where it is not refused. */
export function findChromium({ headlessShell = true } = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!executable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which is not a program that can be run.`);
    return { path: given, from: "CHROMIUM_PATH" };
  }
  const extension = process.platform === "win32" ? ".exe" : "";
  const directories = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = (names) => names.flatMap((name) => directories.map((d) => join(d, name + extension))).find(executable);
  const path = (headlessShell && onPath(headlessNames)) || onPath(wholeNames);
  if (path) return { path, from: "PATH" };
  for (const path of places[process.platform] ?? []) if (executable(path)) return { path, from: "its usual place" };
  try {
    const path = createRequire(import.meta.url)("playwright-core").chromium.executablePath();
    if (path && existsSync(path)) return { path, from: "Playwright's cache" };
  } catch {
    // Playwright is not installed yet.
  }
  return undefined;
}

/** Launch options for Playwright and Vitest. */
export function chromiumLaunchOptions(found = findChromium()) {
  const args = [
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  if (process.platform === "linux" && process.getuid?.() === 0) args.push("--no-sandbox"); // Chromium refuses its sandbox to root
  return { ...(found ? { executablePath: found.path } : {}), args };
}

const isDebian = () => existsSync("/etc/os-release") && /^ID="?debian"?$/m.test(readFileSync("/etc/os-release", "utf8"));
const run = (command, args, env = {}) => {
  console.log(`> ${[command, ...args].join(" ")}`);
  return (
    spawnSync(command, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    }).status === 0
  );
};

function ensureChromium() {
  let found = findChromium();
  if (!found && isDebian() && process.getuid?.() === 0) {
    console.log("No Chromium found; installing Debian's …");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const install = (name) => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], env);
    if (run("apt-get", ["update", "-qq"], env)) install("chromium-headless-shell") || install("chromium");
    found = findChromium();
  }
  if (!found) {
    console.log("No Chromium found; asking Playwright for its own …");
    run("npx", ["--no-install", "playwright", "install", "chromium"]);
    found = findChromium();
  }
  if (!found) {
    console.error("The browser tests need Chromium and none could be had. Install Chromium or Chrome, or set CHROMIUM_PATH to one.");
    process.exit(1);
  }
  const { status, stdout } = spawnSync(found.path, ["--version"], { encoding: "utf8" });
  if (status !== 0 && process.platform === "linux") {
    console.error(`${found.path} (from ${found.from}) does not start.`);
    process.exit(1);
  }
  console.log(`Browser: ${(stdout ?? "").trim() || found.path} at ${found.path} (from ${found.from})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureChromium();
