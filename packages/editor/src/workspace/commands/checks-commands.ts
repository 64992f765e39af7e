import type { Finding } from "@mailwright/checks";
import { type Block, extraSpecs, findBlock, fits, isEqualJson, isLocked, isValues, type LockKind, storedExtra } from "@mailwright/document";
import { type Refusal, refuse, type TakenBy, take } from "@mailwright/editing";
import { compilerOf } from "../../base/document/compiler-of.js";
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
  run: (context, finding) => ({ done: true, value: applyFix(context, finding) }),
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
  run: (context, finding) => ({ done: true, value: ignore(context, finding) }),
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
async function loadChecks({ viewState }: WorkspaceContext): Promise<typeof import("./finding-code.js") | Refusal> {
  const code = await import("./finding-code.js").catch(() => refuse("not-loaded"));
  return viewState.getState().readOnly ? refuse("read-only") : code;
}

async function applyFix(context: WorkspaceContext, finding: Fixable): Promise<Refusal | undefined> {
  const code = await loadChecks(context);
  if ("refusal" in code) return code;
  const refused = refuseFix(context, finding);
  if (refused) return refused;
  const { document, registry, services } = context;
  const before = document.get();
  const after = code.applyFix(before, finding, { registry, compiler: compilerOf(services) });
  const block = findBlock(after.root, finding.blockId);
  if (after === before || !block) return refuse("nothing-to-change");
  if (!holdsWhatFits(context, block)) return refuse("bad-arguments", "fix-finding.fix.values");
  document.commit({ key: "setExtras", blockType: block.type }, after);
  return undefined;
}

async function ignore(context: WorkspaceContext, { reason, ...finding }: Ignorable): Promise<Refusal | undefined> {
  const code = await loadChecks(context);
  if ("refusal" in code) return code;
  const { document } = context;
  const before = document.get();
  const block = finding.blockId === undefined ? before.root : findBlock(before.root, finding.blockId);
  if (!block) return refuse("no-such-block");
  const after = code.ignoreFinding(before, { blockId: undefined, ...finding }, reason);
  if (isEqualJson(before.root, after.root)) return refuse("nothing-to-change");
  document.commit({ key: "setExtras", blockType: block.type }, after);
  return undefined;
}

/** A fix comes from outside: it must not write what the settings of the block could not. */
function holdsWhatFits({ registry, document }: WorkspaceContext, after: Block): boolean {
  const definition = registry.get(after.type);
  const before = findBlock(document.get().root, after.id);
  if (!definition || !before) return false;
  const parts = [
    { specs: definition.props, was: before.props, is: after.props },
    { specs: extraSpecs(definition, "dark"), was: storedExtra(before, "dark"), is: storedExtra(after, "dark") },
  ];
  return parts.every(({ specs, was, is }) => Object.entries(is).every(([name, value]) => value === was[name] || fits(specs, name, value)));
}

function lockOf(fixKind: string): LockKind {
  return fixKind === "raise-contrast" ? "style" : "content";
}

function isWordOrNumber(given: unknown): given is string | number {
  return typeof given === "string" || (typeof given === "number" && Number.isFinite(given));
}
