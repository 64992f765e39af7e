import type { Editor } from "@mailwright/editing";
import type { CrashDraft, CrashDraftStore } from "../../ports/crash-draft.js";
import { createLateWriter } from "./late-writer.js";

/** A pause in typing of this length writes the draft. Without a pause it is written every second, so a crash loses a second at most. */
const draftPauseMs = 300;
const draftWaitMaxMs = 1000;

export interface CrashDraftKeeperOptions {
  readonly editor: Editor;
  readonly drafts: CrashDraftStore;
  readonly editorId: string;
  readonly key: () => string;
  /** What the work is based on. */
  readonly basedOn: () => Pick<CrashDraft, "base" | "baseEtag">;
  readonly now: () => number;
  /** Calls when the page is about to be closed or put to sleep. */
  readonly onLeave: (listener: () => void) => () => void;
}

/** Keeps one editor's unsaved work as a crash draft. */
export interface CrashDraftKeeper {
  /** Writes now what is not written yet, and waits until it is. */
  flush(): Promise<void>;
  /** A save has ended: work that it did not store is written once more, because it is newer than what somebody else saved meanwhile. */
  renew(): void;
  /** Deletes what was written, because the person gave the work up. A later change is written again. */
  discard(): Promise<void>;
  /** Stops. Unsaved work stays as a draft, which is there for others once this is fulfilled. */
  stop(): Promise<void>;
}

/** Writes a draft after each change, including text that is being typed, and deletes it once everything is saved. */
export function keepCrashDraft(options: CrashDraftKeeperOptions): CrashDraftKeeper {
  const { editor, drafts, editorId, onLeave } = options;
  let writing: Promise<void> = Promise.resolve();
  let writtenKey: string | undefined;
  let release: (() => Promise<void>) | undefined;

  // One after the other, so that a late write never brings back what was removed.
  const enqueue = (work: () => Promise<void>) => {
    writing = writing.then(work, work);
  };

  function write() {
    if (!editor.hasUnsavedWork()) return remove();
    release ??= drafts.hold(editorId);
    const draft = {
      key: options.key(),
      editorId,
      document: editor.readUnsaved(),
      ...options.basedOn(),
      savedAtMs: options.now(),
    };
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
