import type { Finding } from "@mailwright/checks";
import { findBlock, isLocked, isValues, type LockKind } from "@mailwright/document";
import { type Refusal, refuse, type TakenBy, take } from "@mailwright/editing";
import { define, type WorkspaceContext } from "./define-command.js";

const isFix = (given: unknown): given is NonNullable<Finding["fix"]> =>
  isValues(given) && typeof given["kind"] === "string" && isValues(given["values"]) && Object.values(given["values"]).every(isWordOrNumber);

/** What `checks()` of a host page tells, as it is: more fields than these do not hurt. */
const fixable = take.fields({ blockId: take.text, fix: take.when(isFix) });
type Fixable = TakenBy<typeof fixable>;

/** Changes a block so that a finding of the checks goes, as one undo step. Answers why that was not done. */
export const fixFinding = define(fixable, {
  id: "fix-finding",
  words: { en: "Fix a finding", de: "Befund beheben" },
  group: "template",
  changes: "document",
  offers: [],
  refuses: refuseFix,
  run: (context, finding) => ({
    done: true,
    value: withCode(context, ({ fixIn }) => refuseFix(context, finding) ?? fixIn(context, finding)),
  }),
});

const ignorable = take.fields({
  rule: take.text,
  subject: take.text,
  blockId: take.optional(take.text),
  reason: take.optional(take.text),
});
type Ignorable = TakenBy<typeof ignorable>;

/** Lets a finding of the checks stand, for a reason. Without one it counts again. Answers why that was not done. */
export const ignoreFinding = define(ignorable, {
  id: "ignore-finding",
  words: { en: "Ignore a finding", de: "Befund ignorieren" },
  group: "template",
  changes: "document",
  offers: [],
  refuses: refuseIgnoring,
  run: (context, finding) => ({
    done: true,
    value: withCode(context, ({ ignoreIn }) => refuseIgnoring(context, finding) ?? ignoreIn(context, finding)),
  }),
});

function refuseFix({ document }: WorkspaceContext, { blockId, fix }: Fixable): Refusal | undefined {
  const block = findBlock(document.get().root, blockId);
  if (!block) return refuse("no-such-block");
  const lock = lockOf(fix.kind);
  return isLocked(block, lock) ? refuse(`locked-${lock}`) : undefined;
}

function refuseIgnoring({ document }: WorkspaceContext, { blockId }: Ignorable): Refusal | undefined {
  return blockId === undefined || findBlock(document.get().root, blockId) ? undefined : refuse("no-such-block");
}

/** The code of rules and fixes is large and comes with the checks. The template may have changed until it is there. */
async function withCode(
  { viewState }: WorkspaceContext,
  work: (code: typeof import("./finding-work.js")) => Refusal | undefined,
): Promise<Refusal | undefined> {
  const code = await import("./finding-work.js").catch(() => refuse("not-loaded"));
  if ("refusal" in code) return code;
  return viewState.getState().readOnly ? refuse("read-only") : work(code);
}

function lockOf(fixKind: string): LockKind {
  return fixKind === "raise-contrast" ? "style" : "content";
}

function isWordOrNumber(given: unknown): given is string | number {
  return typeof given === "string" || (typeof given === "number" && Number.isFinite(given));
}
