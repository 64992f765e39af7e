import { type Block, type BlockRegistry, type GeneralSettings, type MjmlNode, resolveProps } from "@mailwright/document";
import type { CompileWarning } from "../contracts/compile-warning.js";
import type { OpenKept } from "../contracts/kept-contract.js";
import { sealNode } from "../nodes/seal-node.js";
import { readBox, surroundWithBox } from "./block-box.js";
import { hasRules, sharesNames, surroundWithRules, type TemplateLogic } from "./block-rules.js";
import { placeholderNode } from "./placeholder.js";
import type { CompilerStrings } from "./strings.js";

/** What one pass over the blocks of a row works with. It adds warnings and counts to `found`. */
export interface BlockPass {
  readonly registry: BlockRegistry;
  readonly settings: GeneralSettings;
  readonly strings: CompilerStrings;
  readonly logic: TemplateLogic;
  /** MJML that was imported. */
  readonly kept?: OpenKept | undefined;
  readonly withPlaceholders: boolean;
  readonly withRules: boolean;
  readonly found: FoundInRow;
}

export interface FoundInRow {
  readonly warnings: CompileWarning[];
  /** Blocks that could not be compiled. */
  refusals: number;
  /** Blocks with a condition or a repetition. */
  rules: number;
}

/** A block and all below it as marked nodes; never throws. */
export function compileBlock(block: Block, parent: Block | undefined, pass: BlockPass): readonly MjmlNode[] {
  const definition = pass.registry.get(block.type);
  if (!definition) return refuse(block, "unknown-block", block.type, pass);
  const before = { warned: pass.found.warnings.length, refusals: pass.found.refusals };
  try {
    // A row that reads its parent is compiled again whenever the parent changes. So the parent is read only for blocks with extras.
    const box = block.extras && readBox(block, definition, parent && pass.registry.get(parent.type));
    const inside =
      box && box.values.direction !== "inherit" ? { ...pass, settings: withDirection(pass.settings, box.values.direction) } : pass;
    const asParent = definition.asParent?.(block, parent) ?? block;
    const lists = (block.children ?? []).map((child) => compileBlock(child, asParent, inside));
    const props = resolveProps(definition.props, block.props, inside.settings);
    const compiled = definition.compile({ props, settings: inside.settings, children: lists.flat(), block, parent });
    const own = isList(compiled) ? compiled : [compiled];
    const nodes = pass.kept ? pass.kept.restore(own, block, lists) : own.map((node) => sealNode(node, block.id));
    for (const [prop, fault] of Object.entries(definition.faults?.(props) ?? {})) {
      if (fault !== undefined) pass.found.warnings.push({ code: "incomplete-block", blockId: block.id, detail: `${prop}: ${fault}` });
    }
    // A block may compile to no nodes, such as an imported block without MJML. A box or the tags of a condition around nothing would become
    // blocks of their own in the next import.
    if (nodes.length === 0) return nodes;
    const boxed = box ? surroundWithBox(nodes, box) : nodes;
    if (!hasRules(block, definition)) return boxed;
    pass.found.rules++;
    if (sharesNames(boxed, block, pass.logic))
      pass.found.warnings.push({ code: "copies-share-names", blockId: block.id, detail: block.type });
    return pass.withRules ? surroundWithRules(boxed, block, pass.logic) : boxed;
  } catch (cause) {
    pass.found.warnings.length = before.warned;
    pass.found.refusals = before.refusals;
    return refuse(block, "compile-failed", cause instanceof Error ? cause.message : String(cause), pass);
  }
}

function refuse(block: Block, code: "unknown-block" | "compile-failed", detail: string, pass: BlockPass): readonly MjmlNode[] {
  pass.found.warnings.push({ code, blockId: block.id, detail });
  pass.found.refusals++;
  return pass.withPlaceholders ? [sealNode(placeholderNode(block, code, pass.strings), block.id)] : [];
}

/**
 * The same settings with another direction. They inherit from the given ones instead of copying them, so that `recordReads` still sees
 * what is read.
 */
function withDirection(settings: GeneralSettings, dir: GeneralSettings["dir"]): GeneralSettings {
  return Object.create(settings, { dir: { value: dir, enumerable: true } });
}

function isList(compiled: MjmlNode | readonly MjmlNode[]): compiled is readonly MjmlNode[] {
  return Array.isArray(compiled);
}
