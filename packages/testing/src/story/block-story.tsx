import { blockRegistry } from "@mailwright/blocks";
import { type AnyBlockDefinition, type Block, type Blueprint, createRegistry, type JsonValue, plantBlock } from "@mailwright/document";
import type { ReactElement } from "react";
import { aDocumentAround } from "../builders.js";
import { counterIds } from "../ids.js";
import { controlsOf, type StoryControl } from "./controls.js";
import { EmailFrames } from "./email-frames.js";

type Args = Readonly<Record<string, JsonValue | undefined>>;

/** The parts of a block's Storybook meta that come from its definition. */
export interface BlockStory {
  readonly argTypes: Readonly<Record<string, StoryControl>>;
  readonly args: Record<string, JsonValue>;
  readonly render: (args: Args) => ReactElement;
  readonly parameters: object;
}

interface Options {
  /** What the block holds, for a block that holds others. */
  readonly children?: readonly Blueprint[];
  /** Props that make the block worth seeing, such as a picture's address. */
  readonly props?: Readonly<Record<string, JsonValue>>;
}

/**
 * The story of a block: the compiled email around it, with a control for every prop.
 * @example const meta = { title: "Blocks/Divider", ...blockStory(divider) } satisfies Meta;
 */
export function blockStory(definition: AnyBlockDefinition, { children, props = {} }: Options = {}): BlockStory {
  const registry = createRegistry([...blockRegistry.definitions, definition]);
  const blueprint: Blueprint = children ? { type: definition.type, children } : { type: definition.type };
  return {
    // Nothing runs in an email's frame, so axe would wait for an answer in vain.
    parameters: { a11y: { options: { iframes: false } } },
    argTypes: controlsOf(definition),
    args: { ...initialOf(definition), ...props },
    render: (args) => {
      const planted: Block = { ...plantBlock(blueprint, counterIds()), props: givenOf(args) };
      return <EmailFrames document={aDocumentAround([planted], registry)} registry={registry} />;
    },
  };
}

/** What a control begins with: nothing for a prop that inherits. */
function initialOf({ props }: AnyBlockDefinition): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(props).flatMap(([name, spec]) => (spec.inherits ? [] : [[name, spec.initial]])));
}

function givenOf(args: Args): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(args).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));
}
