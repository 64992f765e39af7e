import {
  type AnyBlockDefinition,
  type Block,
  type BlockRegistry,
  contentBoxSpecs,
  type EmailDocument,
  type OverridePart,
  overrideBlock,
  type PropSpecs,
  resolveDarkSettings,
  resolveProps,
  resolveSettings,
  storedExtra,
  type Values,
} from "@mailwright/document";

/** The resolved values of a block on one kind of screen. */
export interface BlockLook {
  readonly props: Values<PropSpecs>;
  readonly advanced: Values<PropSpecs>;
}

/** The values of one block on tablets, on phones or in the dark; without such a part, on a desktop in light. */
export function resolveLook(
  block: Block,
  definition: AnyBlockDefinition,
  registry: BlockRegistry,
  stored: EmailDocument["settings"],
  part?: OverridePart,
): BlockLook {
  const { children: _, ...alone } = block;
  const shown = overrideFor(alone, registry, part);
  const settings = (part === "dark" && resolveDarkSettings(stored)) || resolveSettings(stored);
  return {
    props: resolveProps(definition.props, shown.props, settings),
    advanced: resolveProps<PropSpecs>(contentBoxSpecs, storedExtra(shown, "advanced"), settings),
  };
}

// A phone shows the tablet's value if it has none of its own.
function overrideFor(block: Block, registry: BlockRegistry, part: OverridePart | undefined): Block {
  if (part === undefined) return block;
  return overrideBlock(part === "mobile" ? overrideBlock(block, "tablet", registry) : block, part, registry);
}
