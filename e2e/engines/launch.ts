import { existsSync } from "node:fs";
import { findChromium } from "../../scripts/testing/chromium.mjs";
import { type Engine, type EngineDriver, programs } from "./driver.js";
import { launchPuppeteer } from "./puppeteer-driver.js";
import { launchWebKit } from "./webkit-driver.js";

/** The program of an engine on this machine, or undefined where it is not installed. */
export function findEngine(engine: Engine): string | undefined {
  if (engine === "chromium") return findChromium({ headlessShell: false })?.path;
  if (engine === "webkit" && !existsSync("/usr/bin/WebKitWebDriver")) return undefined;
  return programs[engine].paths.find((path) => existsSync(path));
}

/** Starts an engine with one page. */
export function launchEngine(engine: Engine, program: string): Promise<EngineDriver> {
  return engine === "webkit" ? launchWebKit(program) : launchPuppeteer(engine, program);
}
