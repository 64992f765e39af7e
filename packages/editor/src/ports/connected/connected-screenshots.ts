import { type Client, cancelScreenshots, getScreenshotSource, getScreenshots, type Screenshots, takeScreenshots } from "@mailwright/client";
import type { Screenshot, ScreenshotPort } from "../screenshot-port.js";
import { refusalFrom } from "./answers.js";

/** A service needs seconds for each, and asking more often makes none of them come sooner. */
const pauseInitialMs = 3000;

/** Screenshots that the service of the server's operator takes, of the template as it is stored. */
export function connectedScreenshots(client: Client, id: () => string, pauseMs = pauseInitialMs): ScreenshotPort {
  return {
    isOfStored: true,
    readSource: (signal) => getScreenshotSource(client, signal).then((source) => ({ kind: "source", ...source }) as const, refusalFrom),
    take: async ({ clientIds }, { signal, onChange }) => {
      try {
        const run = await takeScreenshots(client, id(), clientIds, signal);
        const giveUp = () => void cancelScreenshots(client, run.id).catch(() => undefined);
        signal.addEventListener("abort", giveUp, { once: true });
        await follow(run, { ask: (ids) => getScreenshots(client, run.id, ids, signal), onChange, signal, pauseMs });
        signal.removeEventListener("abort", giveUp);
        return { kind: "taken" };
      } catch (error) {
        return refusalFrom(error);
      }
    },
  };
}

interface Following {
  readonly ask: (clientIds: readonly string[]) => Promise<Screenshots>;
  readonly onChange: (screenshots: readonly Screenshot[]) => void;
  readonly signal: AbortSignal;
  readonly pauseMs: number;
}

async function follow(run: Screenshots, { ask, onChange, signal, pauseMs }: Following): Promise<void> {
  let waiting = run.results.map(({ client }) => client);
  while (waiting.length > 0) {
    await pause(pauseMs, signal);
    signal.throwIfAborted();
    const { results } = await ask(waiting);
    onChange(results.map(({ client, state, url }) => ({ clientId: client, state, ...(url !== null && { url }) })));
    const left = results.filter(({ state }) => state === "waiting").map(({ client }) => client);
    // The server does not wait for all of them at once, so those that it has just asked for come last.
    waiting = [...left.slice(3), ...left.slice(0, 3)];
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
