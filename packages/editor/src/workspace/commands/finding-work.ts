import { applyFix, type Finding, ignoreFinding } from "@mailwright/checks";
import { type Block, type BlockId, extraSpecs, findBlock, fits, isEqualJson, storedExtra } from "@mailwright/document";
import { type Refusal, refuse } from "@mailwright/editing";
import { compilerOf } from "../../base/document/compiler-of.js";
import type { WorkspaceContext } from "./define-command.js";

// What commands need of the checks. A name for everything else in them would be fetched ahead by every page.

interface Fixable {
  readonly blockId: BlockId;
  readonly fix: NonNullable<Finding["fix"]>;
}

/** Changes a block so that a finding goes. Answers why that was not done. */
export function fixIn({ document, registry, services }: WorkspaceContext, finding: Fixable): Refusal | undefined {
  const before = document.get();
  const after = applyFix(before, finding, { registry, compiler: compilerOf(services) });
  const [was, is] = [before, after].map(({ root }) => findBlock(root, finding.blockId));
  if (after === before || !was || !is) return refuse("nothing-to-change");
  if (!holdsWhatFits(registry.get(is.type), was, is)) return refuse("bad-arguments", "fix-finding.fix.values");
  document.commit({ key: "setExtras", blockType: is.type }, after);
  return undefined;
}

interface Ignorable {
  readonly rule: string;
  readonly subject: string;
  readonly blockId?: BlockId;
  readonly reason?: string;
}

/** Lets a finding stand, for a reason. Answers why that was not done. */
export function ignoreIn({ document }: WorkspaceContext, { reason, ...finding }: Ignorable): Refusal | undefined {
  const before = document.get();
  const block = finding.blockId === undefined ? before.root : findBlock(before.root, finding.blockId);
  if (!block) return refuse("no-such-block");
  const after = ignoreFinding(before, { blockId: undefined, ...finding }, reason);
  if (isEqualJson(before.root, after.root)) return refuse("nothing-to-change");
  document.commit({ key: "setExtras", blockType: block.type }, after);
  return undefined;
}

/** A fix comes from outside: it must not write what the settings of the block could not. */
function holdsWhatFits(definition: ReturnType<WorkspaceContext["registry"]["get"]>, was: Block, is: Block): boolean {
  if (!definition) return false;
  const parts = [
    { specs: definition.props, was: was.props, is: is.props },
    { specs: extraSpecs(definition, "dark"), was: storedExtra(was, "dark"), is: storedExtra(is, "dark") },
  ];
  return parts.every(({ specs, was, is }) => Object.entries(is).every(([name, value]) => value === was[name] || fits(specs, name, value)));
}
