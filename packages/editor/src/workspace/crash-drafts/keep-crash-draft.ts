import type { Editor } from "@mailwright/editing";
import type { CrashDraftStore } from "../../ports/crash-draft.js";
import { createLateWriter } from "./late-writer.js";

/** A pause in typing this long writes the draft; while nobody pauses it is written every second, so that is the most a crash can take. */
const draftPauseMs = 300;
const draftWaitMaxMs = 1000;

export interface CrashDraftKeeperOptions {
  readonly editor: Editor;
  readonly drafts: CrashDraftStore;
  readonly editorId: string;
  readonly key: () => string;
  /** The stored version that the work is based on. */
  readonly baseEtag: () => string | null;
  readonly now: () => number;
  /** Tells when the page is about to go away or to be put to sleep. */
  readonly onLeave: (listener: () => void) => () => void;
}

/** Keeps one editor's unsaved work as a crash draft. */
export interface CrashDraftKeeper {
  /** Writes now what is not written yet, and waits until all writing is done. */
  flush(): Promise<void>;
  /** A save has ended: work that it did not take is written once more, for it is newer than what somebody else saved meanwhile. */
  renew(): void;
  /** Takes away what was written: its author gave the work up. A later change is kept again. */
  discard(): Promise<void>;
  /** Ends keeping. Unsaved work stays behind as a draft. */
  stop(): Promise<void>;
}

/** Writes a draft behind every change, text being typed included, and takes it away once everything is saved. */
export function keepCrashDraft(options: CrashDraftKeeperOptions): CrashDraftKeeper {
  const { editor, drafts, editorId, onLeave } = options;
  let writing: Promise<void> = Promise.resolve();
  let writtenKey: string | undefined;
  let release: (() => void) | undefined;

  // One after the other, so that a late write never brings back what was removed.
  const enqueue = (work: () => Promise<void>) => {
    writing = writing.then(work, work);
  };

  function write() {
    if (!editor.hasUnsavedWork()) return remove();
    release ??= drafts.hold(editorId);
    const draft = { key: options.key(), editorId, document: editor.readUnsaved(), baseEtag: options.baseEtag(), savedAtMs: options.now() };
    if (writtenKey !== undefined && writtenKey !== draft.key) remove();
    writtenKey = draft.key;
    enqueue(() => drafts.write(draft));
  }

  function remove() {
    if (writtenKey === undefined) return;
    const key = writtenKey;
    writtenKey = undefined;
    enqueue(() => drafts.remove({ key, editorId }));
  }

  const late = createLateWriter({ waitMs: draftPauseMs, waitMaxMs: draftWaitMaxMs, write });
  const stops = [
    editor.document.subscribe(late.request),
    editor.on("typing", late.request),
    editor.on("dirty", (isDirty) => {
      if (isDirty) return;
      late.cancel();
      remove();
    }),
    onLeave(late.flush),
  ];
  if (editor.hasUnsavedWork()) late.request();

  return {
    renew: write,
    flush() {
      late.flush();
      return writing;
    },
    discard() {
      late.cancel();
      remove();
      return writing;
    },
    stop() {
      late.flush();
      for (const stop of stops) stop();
      return writing.finally(() => release?.());
    },
  };
}
