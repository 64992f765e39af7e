import { isRecord } from "../is-record.js";
import type { PortRefusal } from "../port-refusal.js";
import type { Screenshot, ScreenshotClient, ScreenshotPort, ScreenshotSource } from "../screenshot-port.js";
import { ask, refused } from "./ask-host.js";

/** A screenshot of a page's own service. */
export interface HostScreenshot {
  readonly clientId: string;
  readonly state: "waiting" | "done" | "failed";
  readonly url?: string;
}

/** Screenshots that a page's own service takes in mail programs. */
export interface HostScreenshots {
  /** Who takes them, and in which mail programs. */
  readonly source: (signal: AbortSignal) => Promise<{
    readonly name?: string;
    readonly url?: string;
    readonly clients: readonly (Omit<ScreenshotClient, "kind"> & { readonly kind?: ScreenshotClient["kind"] })[];
  }>;
  /** Takes some of the email as it is sent. `onChange` may be told of each as soon as it is there; ends with all of them. */
  readonly take: (
    email: { readonly subject: string; readonly html: string; readonly clientIds: readonly string[] },
    options: { readonly signal: AbortSignal; readonly onChange: (screenshots: readonly HostScreenshot[]) => void },
  ) => Promise<readonly HostScreenshot[]>;
}

const kinds = ["web", "desktop", "mobile"] as const;

/** The port over a page's functions. What they answer is read here once. */
export function screenshotPort({ source, take }: HostScreenshots): ScreenshotPort {
  return {
    isOfStored: false,
    readSource: (signal) => ask(async () => readSource(await source(signal))),
    take: (wish, { signal, onChange }) =>
      ask(async () => {
        const tell = (given: unknown) => onChange(readScreenshots(given) ?? []);
        return endAll(readScreenshots(await take(wish, { signal, onChange: tell })), wish.clientIds, onChange);
      }),
  };
}

/** A page's answer to who takes screenshots. */
function readSource(answer: unknown): ({ readonly kind: "source" } & ScreenshotSource) | PortRefusal {
  const { name, url, clients } = isRecord(answer) ? answer : {};
  if (!Array.isArray(clients)) return refused("unreadable-answer", "The page answered no list of mail programs.");
  return {
    kind: "source",
    name: typeof name === "string" ? name : "",
    url: typeof url === "string" && /^https?:\/\//i.test(url) ? url : "",
    clients: clients.flatMap((client) => readClient(client) ?? []),
  };
}

function readClient(client: unknown): ScreenshotClient | undefined {
  const { id, name, kind } = isRecord(client) ? client : {};
  if (typeof id !== "string" || id === "") return undefined;
  return { id, name: typeof name === "string" && name !== "" ? name : id, kind: kinds.find((known) => known === kind) ?? "other" };
}

/** A page's screenshots; nothing where it gave no list. */
function readScreenshots(answer: unknown): readonly Screenshot[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  return answer.flatMap((shot): Screenshot[] => {
    const { clientId, state, url } = isRecord(shot) ? shot : {};
    if (typeof clientId !== "string") return [];
    if (state === "waiting" || state === "failed") return [{ clientId, state }];
    return typeof url === "string" && url !== "" ? [{ clientId, state: "done", url }] : [{ clientId, state: "failed" }];
  });
}

/** What the page said last. Those of which it said nothing more have failed: nobody waits for them any longer. */
function endAll(
  taken: readonly Screenshot[] | undefined,
  clientIds: readonly string[],
  onChange: (screenshots: readonly Screenshot[]) => void,
): { readonly kind: "taken" } | PortRefusal {
  if (!taken) return refused("unreadable-answer", "The page answered no list of screenshots.");
  const known = new Map(taken.filter(({ state }) => state !== "waiting").map((shot) => [shot.clientId, shot]));
  onChange(clientIds.map((clientId) => known.get(clientId) ?? { clientId, state: "failed" }));
  return { kind: "taken" };
}
