import { type DocumentProblem, type EmailDocument, isValues, type JsonValue } from "@mailwright/document";
import { done, type Outcome, refuse, take } from "@mailwright/editing";
import { prepareMjml } from "../../base/document/prepare-mjml.js";
import { readStored } from "../../base/document/read-stored.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { type DialogKind, type DialogRequest, isRequest } from "../workspace-store.js";
import { define, type WorkspaceContext } from "./define-command.js";
import { noCode } from "./no-code.js";

// Other work in place of what is open: one undo step, so that Undo brings back what was there.

/** A document as it is stored. What cannot be read of it stays in it, as when it is opened. */
const isStored = (given: unknown): given is JsonValue => isValues(given) && isValues(given["root"]);

/** Puts a document (as JSON) in place of the work. Answers what could not be read of it. */
export const replaceDocument = define(take.fields({ document: take.when(isStored) }), {
  id: "replace-document",
  words: { en: "Replace everything", de: "Alles ersetzen" },
  group: "template",
  changes: "document",
  offers: [],
  run({ document, registry, services }, args): Outcome<readonly DocumentProblem[]> {
    const read = readStored(args.document, registry, services.ports.newId);
    void whenPrepared(read.document, () => document.replace(read.document, { label: { key: "replace" } }));
    return { done: true, value: read.problems };
  },
});

/**
 * Opens what somebody else stored meanwhile, which the conflict dialog asks about; with `merged`, that with this person's own work in it, which is then
 * to be saved, and whose steps Undo takes back one by one. Answers what is to be waited for until it is open, and then why it
 * is not.
 */
export const takeTheirs = define(take.orNothing(take.fields({ merged: take.when(isStored) })), {
  id: "take-theirs",
  words: { en: "Open the other version", de: "Die andere Version öffnen" },
  group: "template",
  // What is stored may be opened by everybody, and the dialog has no other way out for who may not change it any more.
  changes: "view",
  offers: [],
  refuses: ({ services }) => (askedBy(services, "conflict") ? undefined : refuse("not-now")),
  run(context, args): Outcome<Promise<PortRefusal | undefined> | undefined> {
    const { document, registry, services } = context;
    const theirs = askedBy(services, "conflict")?.theirs;
    if (!theirs) return refuse("not-now");
    const { workspace, ports } = services;
    const { document: stored, problems } = readStored(theirs.document, registry, ports.newId);
    const { info, etag } = theirs;
    const before = workspace.getState();
    const open = () => workspace.setState({ info, etag, base: stored, problems, problemsDismissed: false, savePhase: "idle" });
    if (args) {
      const merging = { theirs: stored, merged: args.merged, open };
      return {
        done: true,
        value: later().then(
          (code) => code.openMerged(context, merging),
          () => noCode,
        ),
      };
    }
    const label = { key: "replace" } as const;
    const opening = whenPrepared(stored, () => {
      document.replace(stored, { label });
      document.markSaved();
      open();
      // Without its code, saving after an Undo asks nothing: both can be found among the versions.
      void later().then(
        (code) => code.followTaking(document, workspace, label, before),
        () => undefined,
      );
    });
    return { done: true, value: opening?.then(() => undefined) };
  },
});

const later = () => import("./open-theirs.js");

/**
 * Restores unsaved work of an earlier visit, which is offered when the template opens; `draft` counts from 0, the newest first. With `merged` it comes as that: the work
 * merged into what is open.
 */
export const restoreDraft = define(take.orNothing(take.fields({ draft: take.index, merged: take.optional(take.when(isStored)) })), {
  id: "restore-draft",
  words: { en: "Restore unsaved work", de: "Nicht gespeicherte Arbeit wiederherstellen" },
  group: "template",
  // In a read-only editor it can at least be read and copied.
  changes: "view",
  offers: [],
  refuses: ({ services }, args) => (findDraft(services, args?.draft) ? undefined : refuse("not-now")),
  run({ document, registry, services }, args): Outcome<undefined> {
    const draft = findDraft(services, args?.draft);
    if (!draft) return refuse("not-now");
    const merged = args?.merged ? readStored(args.merged, registry, services.ports.newId).document : undefined;
    const next = merged ?? draft.document;
    void whenPrepared(next, () => {
      document.replace(next, { label: { key: "restore" } });
      services.workspace.setState(({ etag, base }) => ({
        restored: draft,
        // A save on top of an older version ends in the conflict dialog, not in overwriting what was stored since.
        ...(!merged && { etag: draft.baseEtag, base: etag === draft.baseEtag ? base : (draft.base ?? null) }),
      }));
    });
    return done;
  },
});

/** Replaces at once, or after the code has come that compiles imported MJML as it was written. */
function whenPrepared(document: EmailDocument, replace: () => void): Promise<void> | undefined {
  const prepared = prepareMjml(document);
  // Without a connection the work comes all the same: imported MJML then looks as if it had been made here.
  if (prepared !== undefined) return prepared.then(replace, replace);
  replace();
  return undefined;
}

type Services = WorkspaceContext["services"];

function askedBy<Kind extends DialogKind>({ workspace }: Services, kind: Kind): Extract<DialogRequest, { kind: Kind }> | undefined {
  const { dialog } = workspace.getState();
  return isRequest(dialog, kind) ? dialog : undefined;
}

function findDraft(services: Services, index = 0) {
  return askedBy(services, "crash-draft")?.drafts[index];
}
