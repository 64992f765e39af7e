import type { CheckReport } from "@mailwright/checks";
import type { DocumentChange, Patch } from "@mailwright/editing";
import type { EditorServices } from "../base/context/editor-services.js";
import { ourBlocks } from "../base/document/later-blocks.js";
import type { TemplateInfo } from "../ports/template-info.js";
import { checkContextOf } from "./check-context.js";
import { type CheckEngine, createSlicesEngine } from "./check-engine.js";
import type { ChecksFeature } from "./checks-feature.js";
import { onTheMainThread } from "./on-the-main-thread.js";
import { createWorkerEngine } from "./worker-engine.js";

/** The checks wait for a pause in typing. */
const quietMs = 250;

/** A report that is kept up to date. It runs while somebody listens. */
export interface LiveChecks {
  /** The latest report. The same object until the next one; `undefined` before the first. */
  get(): CheckReport | undefined;
  subscribe(listener: () => void): () => void;
  configure(feature: ChecksFeature): void;
}

/** Where the template's name and preheader are read, and their changes are heard. */
export interface InfoSource {
  getState(): { readonly info: TemplateInfo };
  subscribe(listener: (now: { readonly info: TemplateInfo }, before: { readonly info: TemplateInfo }) => void): () => void;
}

const living = new WeakMap<EditorServices["editor"], LiveChecks>();

/** The live report of an opened template. There is one, however many listen. */
export function liveChecksOf(services: EditorServices, template: InfoSource): LiveChecks {
  const known = living.get(services.editor) ?? createLiveChecks(services, template);
  living.set(services.editor, known);
  return known;
}

function createLiveChecks(services: EditorServices, template: InfoSource): LiveChecks {
  const listeners = new Set<() => void>();
  let report: CheckReport | undefined;
  let feature: ChecksFeature = {};
  let following: Following | undefined;
  const onReport = (next: CheckReport) => {
    report = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => report,
    subscribe(listener) {
      listeners.add(listener);
      following ??= follow(services, template, () => feature, onReport);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        following?.stop();
        following = undefined;
      };
    },
    configure(next) {
      if (next === feature) return;
      feature = next;
      following?.restart();
    },
  };
}

interface Following {
  restart(): void;
  stop(): void;
}

function follow(
  services: EditorServices,
  template: InfoSource,
  feature: () => ChecksFeature,
  onReport: (report: CheckReport) => void,
): Following {
  const { editor } = services;
  let engine: CheckEngine | undefined;
  // The patches that the engine has not received. `undefined` if it needs the whole document.
  let patches: readonly Patch[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    engine ??= startEngine(services, feature(), onReport, () => begin(createSlicesEngine(services, onReport)));
    engine.check(editor.document.get(), patches, checkContextOf(template.getState().info, feature()));
    patches = [];
  };
  const runTimed = () => onTheMainThread(run);
  const runSoon = (delayMs = quietMs) => {
    engine?.pause();
    clearTimeout(timer);
    timer = setTimeout(runTimed, delayMs);
  };
  const begin = (next: CheckEngine | undefined) => {
    engine?.stop();
    engine = next;
    patches = undefined;
    runSoon(0);
  };
  const hear = ({ kind, patches: more }: DocumentChange) => {
    if (kind === "saved") return;
    patches = kind === "load" || !patches ? undefined : [...patches, ...more];
    runSoon();
  };
  const stops = [
    editor.document.subscribe(hear),
    template.subscribe(({ info }, before) => info !== before.info && runSoon()),
    () => clearTimeout(timer),
    () => engine?.stop(),
  ];
  begin(undefined);
  return {
    restart: () => begin(undefined),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** The worker knows our blocks only. The functions of a host's own blocks cannot be sent to it. */
function startEngine(
  services: EditorServices,
  { workerUrl }: ChecksFeature,
  onReport: (report: CheckReport) => void,
  onFailure: () => void,
): CheckEngine {
  const mayWork = workerUrl !== undefined && services.registry === ourBlocks;
  const worker = mayWork ? createWorkerEngine({ url: workerUrl, picturesUrl: services.ports.picturesUrl, onReport, onFailure }) : undefined;
  return worker ?? createSlicesEngine(services, onReport);
}
