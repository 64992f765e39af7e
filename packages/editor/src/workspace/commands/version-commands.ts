import { refuse, take } from "@mailwright/editing";
import { define, show, type WorkspaceContext } from "./define-command.js";
import { noCode } from "./no-code.js";

const restoring = {
  group: "template",
  changes: "document",
  offers: [],
  refuses: ({ services }: WorkspaceContext) => (services.ports.versions ? undefined : refuse("not-offered")),
} as const;

/** Puts a version, named by its date, in place of the work, as one undo step, and saves it a second later. Answers why that was not done. */
export const restoreVersion = define(take.fields({ date: take.text }), {
  id: "restore-version",
  words: { en: "Restore a version", de: "Version wiederherstellen" },
  ...restoring,
  run: (context, { date }) => ({
    done: true,
    value: later().then(
      ({ putVersion }) => putVersion(context, date),
      () => noCode,
    ),
  }),
});

/** Gives a block back what it was in a version, or takes it away if it was not there. Answers why that was not done. */
export const restoreBlock = define(take.fields({ date: take.text, blockId: take.text }), {
  id: "restore-block",
  words: { en: "Restore a block of a version", de: "Block einer Version wiederherstellen" },
  ...restoring,
  run: (context, { date, blockId }) => ({
    done: true,
    value: later().then(
      ({ putBlock }) => putBlock(context, date, blockId),
      () => noCode,
    ),
  }),
});

/** Opens what changed since a version, named by its date. */
export const showChanges = define(take.fields({ since: take.text }), {
  id: "show-changes",
  words: { en: "What changed since a version", de: "Änderungen seit einer Version" },
  ...restoring,
  changes: "view",
  run: (context, { since }) => show(context, { kind: "versions", since }),
});

const later = () => import("./put-version.js");
