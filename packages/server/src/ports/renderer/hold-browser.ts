import type { Browser, BrowserContext } from "playwright-core";
import { refuse } from "../../base/refusal.js";
import { type Launch, launchChromium, SandboxError } from "./launch-chromium.js";

const idleMs = 60_000;
const closeMaxMs = 3000;

/** One browser for all jobs. It is started when first needed, and ended when idle. */
export function holdBrowser(chromium: Launch) {
  let starting: Promise<Browser> | null = null;
  let jobs = 0;
  let idle: NodeJS.Timeout | undefined;

  async function take(): Promise<Browser> {
    clearTimeout(idle);
    jobs += 1;
    starting ??= launchChromium(chromium);
    try {
      const browser = await starting;
      if (browser.isConnected()) return browser;
      starting = launchChromium(chromium);
      return await starting;
    } catch (cause) {
      starting = null;
      jobs -= 1;
      return refuse(cause instanceof SandboxError ? "renderer-without-sandbox" : "renderer-unavailable", { cause });
    }
  }

  function release(): void {
    jobs -= 1;
    if (jobs > 0) return;
    idle = setTimeout(() => void discard(), idleMs);
    idle.unref();
  }

  async function discard(): Promise<void> {
    clearTimeout(idle);
    const ending = starting;
    starting = null;
    await ending?.then((browser) => browser.close()).catch(() => {}); // it is gone already
  }

  return { take, release, discard };
}

/** Closes what a job has opened; says whether the browser could. */
export async function closes(context: BrowserContext | null): Promise<boolean> {
  if (context === null) return false;
  const limit = startTimeout(closeMaxMs);
  const closed = context.close().then(() => true);
  try {
    return await Promise.race([closed, limit.passed]);
  } catch {
    closed.catch(() => {});
    return false;
  } finally {
    limit.clear();
  }
}

/** A promise that fails once the time is over, or the signal aborts. */
export function startTimeout(ms: number, signal?: AbortSignal) {
  const over = new AbortController();
  const passed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not done within ${ms} ms.`)), ms);
    signal?.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
    over.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  return { passed, clear: () => over.abort() };
}
