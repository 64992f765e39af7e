import { type CheckReport, type CheckSettings, type ClientSupport, checkInSteps, type PictureFacts } from "@mailwright/checks";
import type { EmailDocument } from "@mailwright/document";
import type { Patch } from "@mailwright/editing";
import type { EditorServices } from "../base/context/editor-context.js";
import { knownClients } from "./run-checks.js";
import { runInSlices } from "./run-in-slices.js";

/** What a check is told beside the document. Plain JSON: it may have to cross into a worker. */
export interface CheckContext extends CheckSettings {
  readonly title: string;
  readonly preheader: string;
  readonly pictures: Readonly<Record<string, PictureFacts>>;
}

/** Where checks are made. A new one takes the place of one that is not done. */
export interface CheckEngine {
  /** `patches` lead here from the document of the last call; nothing where this is another document. */
  check(document: EmailDocument, patches: readonly Patch[] | undefined, context: CheckContext): void;
  /** Gives up what is being checked. */
  pause(): void;
  stop(): void;
}

/** Checks on the main thread, a little at a time. */
export function createSlicesEngine({ registry, compiler }: EditorServices, onReport: (report: CheckReport) => void): CheckEngine {
  let stopRun: (() => void) | undefined;
  let clients: ClientSupport | undefined;
  let isOver = false;
  const pause = () => stopRun?.();
  const run = (document: EmailDocument, context: CheckContext) => {
    pause();
    const options = { ...context, registry, compiler, ...(clients && { clientSupport: clients }) };
    stopRun = runInSlices(checkInSteps(document, options), onReport);
  };
  return {
    check(document, _patches, context) {
      run(document, context);
      if (clients) return;
      void knownClients().then((known) => {
        if (isOver || !known || clients) return;
        clients = known;
        run(document, context);
      });
    },
    pause,
    stop() {
      isOver = true;
      pause();
    },
  };
}
