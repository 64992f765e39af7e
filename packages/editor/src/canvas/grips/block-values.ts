import {
  type AnyBlockDefinition,
  type Block,
  findBlock,
  isLocked,
  type OverridePart,
  type PropSpecs,
  type Values,
} from "@mailwright/document";
import { useMemo } from "react";
import { useDocument, useEditor, useViewState } from "../../base/context/editor-context.js";
import { resolveLook } from "../../base/document/block-looks.js";
import { partOf, scopeOf } from "../../base/document/field-scope.js";

/** A block with the values that the canvas shows. If the settings panel would set a value for phones or for the dark, so does a handle. */
export interface BlockValues {
  readonly block: Block;
  readonly definition: AnyBlockDefinition;
  partOf(name: string): OverridePart | undefined;
  valuesFor(name: string): Values<PropSpecs>;
}

/** The values of a block whose look may be changed; `undefined` for one that is locked or unknown. */
export function useBlockValues(blockId: string): BlockValues | undefined {
  const { registry } = useEditor();
  const block = useDocument(({ root }) => findBlock(root, blockId));
  const settings = useDocument((document) => document.settings);
  const mode = useViewState((viewState) => viewState.mode);
  const device = useViewState((viewState) => viewState.device);
  const scheme = useViewState((viewState) => viewState.scheme);
  return useMemo(() => {
    const definition = block && registry.get(block.type);
    if (!block || !definition || isLocked(block, "style")) return undefined;
    const scope = scopeOf({ mode, device, scheme });
    const part = (name: string) => partOf(scope, definition, name);
    return { block, definition, partOf: part, valuesFor: (name) => resolveLook(block, definition, registry, settings, part(name)).props };
  }, [block, registry, settings, mode, device, scheme]);
}
