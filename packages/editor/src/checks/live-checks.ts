import { type CheckReport, type ClientSupport, checkInSteps } from "@mailwright/checks";
import type { EditorServices } from "../editor-context.js";
import type { WorkspaceStore } from "../workspace/workspace-store.js";
import { checkOptionsOf } from "./check-options.js";
import type { ChecksFeature } from "./checks-feature.js";
import { knownClients } from "./run-checks.js";
import { runInSlices } from "./run-in-slices.js";

/** Somebody who types is not followed letter by letter. */
const quietMs = 250;

/** A report that follows the work. It runs while somebody listens. */
export interface LiveChecks {
  /** The latest report; the same object until the next. Nothing before the first. */
  get(): CheckReport | undefined;
  subscribe(listener: () => void): () => void;
  configure(feature: ChecksFeature): void;
}

const living = new WeakMap<EditorServices["editor"], LiveChecks>();

/** The live report of an opened template: one, whoever looks at it. */
export function liveChecksOf(services: EditorServices, workspace: WorkspaceStore): LiveChecks {
  const known = living.get(services.editor) ?? createLiveChecks(services, workspace);
  living.set(services.editor, known);
  return known;
}

function createLiveChecks(services: EditorServices, workspace: WorkspaceStore): LiveChecks {
  const listeners = new Set<() => void>();
  let report: CheckReport | undefined;
  let feature: ChecksFeature = {};
  let clients: ClientSupport | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopRun: (() => void) | undefined;
  let stopWatch: (() => void) | undefined;

  const run = () => {
    stopRun?.();
    const options = checkOptionsOf(services, workspace.getState().info, feature, clients);
    stopRun = runInSlices(checkInSteps(services.editor.document.get(), options), (next) => {
      report = next;
      for (const listener of [...listeners]) listener();
    });
  };
  const runSoon = (delayMs = quietMs) => {
    stopRun?.();
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  };
  const start = () => {
    const stops = [
      services.editor.document.subscribe(({ kind }) => kind !== "saved" && runSoon()),
      workspace.subscribe(({ info }, before) => info !== before.info && runSoon()),
    ];
    void knownClients().then((known) => {
      clients = known;
      if (stopWatch) runSoon(0);
    });
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      stopRun?.();
    };
  };
  return {
    get: () => report,
    subscribe(listener) {
      listeners.add(listener);
      stopWatch ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatch?.();
        stopWatch = undefined;
      };
    },
    configure(next) {
      if (next === feature) return;
      feature = next;
      if (stopWatch) runSoon();
    },
  };
}
