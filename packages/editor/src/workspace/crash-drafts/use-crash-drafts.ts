import { useEffect, useState } from "react";
import { whenIdle } from "../../base/later/when-idle.js";
import type { OpenedTemplate } from "../open-template.js";
import { addEnding, whenOthersEnded } from "./ending-editors.js";
import { keepCrashDraft } from "./keep-crash-draft.js";

/** Offers the unsaved work of an earlier visit once, and writes crash drafts of this visit's work as long as the template is open. */
export function useCrashDrafts({ services, workspace }: OpenedTemplate): void {
  const [editorId] = useState(() => services.ports.newId());
  useEffect(() => {
    const { editor, ports, registry } = services;
    const { crashDrafts: drafts, store, clock, page } = ports;
    if (!drafts) return undefined;
    const loaded = workspace.getState();
    let isOver = false;
    const offer = async () => {
      // Without a connection nothing is offered this time: the drafts wait for the next visit.
      const code = await import("./find-crash-drafts.js").catch(() => undefined);
      if (!code) return;
      await whenOthersEnded();
      const document = editor.document.get();
      const offered = await code.findCrashDrafts({ drafts, key: store.key(), loaded, document, registry });
      if (!isOver && offered.length > 0) workspace.setState({ dialog: { kind: "crash-draft", drafts: offered } });
    };
    const keeper = keepCrashDraft({
      editor,
      drafts,
      editorId,
      key: store.key,
      basedOn: () => {
        const { etag, base, together } = workspace.getState();
        return { baseEtag: etag, base: together?.base() ?? base };
      },
      now: clock.now,
      onLeave: page?.onLeave ?? (() => () => {}),
    });
    const stopWatching = workspace.subscribe(({ givenUp, savePhase, reloading, restored }, before) => {
      if (reloading && !before.reloading) void keeper.flush().finally(() => page?.reload?.());
      if (givenUp && givenUp !== before.givenUp) void keeper.discard();
      else if (before.savePhase === "saving" && savePhase !== "saving") keeper.renew();
      // Restored work belongs to this editor from now on. The draft that it came from is deleted once the work is written to this editor's own.
      if (restored && restored !== before.restored) void keeper.flush().then(() => drafts.remove(restored));
    });
    // The code that reads drafts is fetched after the email is on the screen.
    const stopWaiting = whenIdle(() => void offer(), window);
    return () => {
      isOver = true;
      stopWaiting();
      stopWatching();
      addEnding(keeper.stop());
    };
  }, [services, workspace, editorId]);
}
