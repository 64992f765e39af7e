import {
  type AnyBlockDefinition,
  type Block,
  type Blueprint,
  type GeneralSettings,
  type MjmlNode,
  plantBlock,
  resolveProps,
} from "@mailwright/document";

/**
 * Compiles blocks that stand in no document: a block that is made of others says of which, and what it looks like is theirs. None of them
 * can be selected on its own, so they have no ids.
 */
export function compileBlueprint(
  blueprint: Blueprint,
  definitions: Readonly<Record<string, AnyBlockDefinition>>,
  settings: GeneralSettings,
): readonly MjmlNode[] {
  const compile = (block: Block, parent?: Block): readonly MjmlNode[] => {
    const definition = definitions[block.type];
    if (!definition) throw new Error(`no part is called ${block.type}`);
    const children = (block.children ?? []).flatMap((child) => compile(child, block));
    const props = resolveProps(definition.props, block.props, settings);
    return [definition.compile({ props, settings, children, block, parent })].flat();
  };
  return compile(plantBlock(blueprint, () => "part"));
}
