import { versionRestoreSaveDelayMs } from "@mailwright/contract";
import { type Refusal, refuse, take } from "@mailwright/editing";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";
import { loadVersion } from "../versions/load-version.js";
import { define, type WorkspaceContext } from "./define-command.js";

const restoring = {
  group: "template",
  changes: "document",
  offers: [],
  refuses: ({ services }: WorkspaceContext) => (services.ports.versions ? undefined : refuse("not-offered")),
} as const;

const noCode: PortRefusal = {
  kind: "refused",
  code: "network",
  message: "code that compares versions could not be fetched",
  fields: [],
  isPassing: true,
};

type NotRestored = PortRefusal | Refusal | undefined;

/** Puts a version, named by its date, in place of the work, as one undo step, and saves it a second later. Answers why that was not done. */
export const restoreVersion = define(take.fields({ date: take.text }), {
  id: "restore-version",
  words: { en: "Restore a version", de: "Version wiederherstellen" },
  ...restoring,
  run: (context, { date }) => ({ done: true, value: putVersion(context, date) }),
});

/** Gives a block back what it was in a version, or takes it away if it was not there. Answers why that was not done. */
export const restoreBlock = define(take.fields({ date: take.text, blockId: take.text }), {
  id: "restore-block",
  words: { en: "Restore a block of a version", de: "Block einer Version wiederherstellen" },
  ...restoring,
  run: (context, { date, blockId }) => ({ done: true, value: putBlock(context, date, blockId) }),
});

async function putVersion(context: WorkspaceContext, date: string): Promise<NotRestored> {
  const version = await load(context, date);
  if (isRefusal(version)) return version;
  if (isReadOnly(context)) return refuse("read-only");
  context.document.replace(version, { label: { key: "restoreVersion" } });
  setTimeout(() => void context.services.actions()?.save(), versionRestoreSaveDelayMs);
  return undefined;
}

async function putBlock(context: WorkspaceContext, date: string, blockId: string): Promise<NotRestored> {
  const [version, comparing] = await Promise.all([load(context, date), import("../versions/compare-documents.js").catch(() => noCode)]);
  if (isRefusal(version)) return version;
  if (isRefusal(comparing)) return comparing;
  if (isReadOnly(context)) return refuse("read-only");
  const { document } = context;
  const now = document.get();
  const changed = comparing.compareDocuments(version, now).blocks.find(({ id }) => id === blockId);
  const restored = changed ? comparing.restoreBlock(version, now, changed) : now;
  if (!changed || restored.root === now.root) return refuse("nothing-to-change");
  document.commit({ key: "restoreBlock", blockType: changed.block.type }, restored);
  return undefined;
}

function load({ services, registry }: WorkspaceContext, date: string) {
  return loadVersion({ ...services, registry }, date);
}

// The template may have been closed to changes while the version was loaded.
function isReadOnly({ viewState }: WorkspaceContext): boolean {
  return viewState.getState().readOnly;
}
