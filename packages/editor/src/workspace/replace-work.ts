import { prepareMjml } from "../base/document/prepare-mjml.js";
import { readStored } from "../base/document/read-stored.js";
import type { CrashDraft } from "../ports/crash-draft.js";
import type { LoadedTemplate } from "../ports/template-store.js";
import type { OpenedTemplate } from "./open-template.js";

// Other work in place of what is open: one step, which Undo takes back. The dialogs that offer it bring this code along.

/** Opens what somebody else stored in place of the work here; Undo brings the work back. */
export function takeTheirs({ services, workspace }: OpenedTemplate, theirs: LoadedTemplate): void {
  const { editor, registry, ports } = services;
  const { document, problems } = readStored(theirs.document, registry, ports.newId);
  const take = () => {
    editor.document.replace(document, { label: { key: "replace" } });
    editor.document.markSaved();
    workspace.setState({ info: theirs.info, etag: theirs.etag, problems, problemsDismissed: false, savePhase: "idle" });
  };
  const prepared = prepareMjml(document);
  if (prepared === undefined) take();
  else void prepared.then(take);
}

/** Puts unsaved work of an earlier visit in place of what was loaded; it stays unsaved, on the version it was based on. */
export function restoreDraft({ services, workspace }: OpenedTemplate, { document, baseEtag }: CrashDraft): void {
  const restore = () => {
    services.editor.document.replace(document, { label: { key: "restore" } });
    // A save on top of an older version ends in the conflict dialog, not in overwriting what was stored since.
    workspace.setState({ etag: baseEtag });
  };
  const prepared = prepareMjml(document);
  if (prepared === undefined) restore();
  // Without a connection the work comes back all the same: imported MJML then looks as if it had been made here.
  else void prepared.then(restore, restore);
}
