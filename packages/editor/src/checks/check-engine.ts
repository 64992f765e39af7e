import { type CheckReport, checkInSteps } from "@mailwright/checks";
import type { EmailDocument } from "@mailwright/document";
import type { Patch } from "@mailwright/editing";
import type { EditorServices } from "../base/context/editor-services.js";
import { compilerOf } from "../base/document/compiler-of.js";
import type { CheckContext } from "./check-context.js";
import { fetchKnowledge, type Knowledge } from "./fetch-knowledge.js";
import { runInSlices } from "./run-in-slices.js";

/** Where checks run. A new check replaces one that is not finished. */
export interface CheckEngine {
  /** `patches` lead from the document of the last call to this one. Absent if this is another document. */
  check(document: EmailDocument, patches: readonly Patch[] | undefined, context: CheckContext): void;
  /** Stops the check that is running. */
  pause(): void;
  stop(): void;
}

/** Checks on the main thread, in short pieces. */
export function createSlicesEngine({ registry, compiler }: EditorServices, onReport: (report: CheckReport) => void): CheckEngine {
  let stopRun: (() => void) | undefined;
  let knowledge: Knowledge | undefined;
  let isOver = false;
  const pause = () => stopRun?.();
  const run = (document: EmailDocument, context: CheckContext) => {
    pause();
    const options = { ...context, registry, compiler: compilerOf({ compiler }), ...knowledge };
    stopRun = runInSlices(checkInSteps(document, options), onReport);
  };
  return {
    check(document, _patches, context) {
      run(document, context);
      if (knowledge) return;
      void fetchKnowledge().then((known) => {
        if (isOver || !known || knowledge) return;
        knowledge = known;
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
