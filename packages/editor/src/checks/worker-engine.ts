import type { CheckReport } from "@mailwright/checks";
import type { CheckEngine } from "./check-engine.js";
import type { CheckAnswer, CheckRequest } from "./check-run.js";
import { onTheMainThread } from "./on-the-main-thread.js";

export interface WorkerEngineOptions {
  readonly url: string;
  readonly picturesUrl: string | null | undefined;
  readonly onReport: (report: CheckReport) => void;
  /** The worker could not be started: the page's policy forbids it, or the file is not there. */
  readonly onFailure: () => void;
}

/** Checks in a worker. `undefined` if none can be made; browsers refuse a script of another site. */
export function createWorkerEngine({ url, picturesUrl, onReport, onFailure }: WorkerEngineOptions): CheckEngine | undefined {
  const address = new URL(url, location.href);
  if (typeof Worker !== "function" || address.origin !== location.origin) return undefined;
  const worker = new Worker(address, { type: "module", name: "mailwright-checks" });
  let latest = 0;
  worker.addEventListener("message", (event: MessageEvent<CheckAnswer>) =>
    onTheMainThread(() => {
      // The object that was sent is not changed here.
      const { id, report } = event.data;
      if (id === latest) onReport(report);
    }),
  );
  worker.addEventListener("error", onFailure);
  return {
    check(document, patches, context) {
      latest += 1;
      const request: CheckRequest = { id: latest, ...(patches ? { patches } : { document }), picturesUrl, context };
      worker.postMessage(request);
    },
    pause: () => {
      latest += 1;
    },
    stop: () => worker.terminate(),
  };
}
