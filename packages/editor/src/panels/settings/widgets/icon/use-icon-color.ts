import { findBlock, type IconSpec, resolveProps, resolveSettings } from "@mailwright/document";
import type { ColorSwatch } from "@mailwright/ui";
import { useContext, useMemo } from "react";
import { useDocument, useEditor, useEditorServices } from "../../../../base/context/editor-context.js";
import { useBlockWords } from "../../../../base/words/block-words.js";
import { useTellRefusal } from "../../../../base/words/refusal-words.js";
import { PanelBlockContext } from "../../panel-block-context.js";
import { useGestureKey } from "../../use-gesture-key.js";

/** The colour that an icon is drawn in. */
interface IconColor {
  /** `#rrggbb` */
  readonly value: string;
  readonly label: string;
  readonly swatches: readonly ColorSwatch[];
  readonly onBegin: () => void;
  readonly onCommit: () => void;
  /** Absent where words have the same colour: then it is not chosen with the icon. */
  readonly set: ((value: string) => void) | undefined;
}

/** The colour of the block whose icon it is, if it has one. */
export function useIconColor({ colorProp }: IconSpec, swatches: readonly string[]): IconColor | undefined {
  const { registry } = useEditorServices();
  const editor = useEditor();
  const tell = useTellRefusal();
  const words = useBlockWords();
  const blockId = useContext(PanelBlockContext);
  const name = colorProp ?? "color";
  const gesture = useGestureKey(`${blockId}:icon:${name}`);
  const definition = useDocument(({ root }) => {
    const block = blockId === undefined ? undefined : findBlock(root, blockId);
    return block && registry.get(block.type);
  });
  const value = useDocument(({ root, settings }) => {
    const block = blockId === undefined ? undefined : findBlock(root, blockId);
    if (!block || definition?.props[name]?.kind !== "color") return undefined;
    const values: Readonly<Record<string, unknown>> = resolveProps(definition.props, block.props, resolveSettings(settings));
    const color = values[name];
    return typeof color === "string" && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
  });
  return useMemo(() => {
    if (value === undefined || blockId === undefined || !definition) return undefined;
    const set = (next: string) => {
      const mergeKey = gesture.current();
      tell(editor.run("set-props", { blockIds: [blockId], props: { [name]: next }, ...(mergeKey !== undefined && { mergeKey }) }));
    };
    return {
      value,
      label: words.prop(definition, name),
      swatches: swatches.map((color) => ({ value: color })),
      onBegin: gesture.begin,
      onCommit: gesture.commit,
      set: colorProp === undefined ? undefined : set,
    };
  }, [value, blockId, definition, name, colorProp, swatches, gesture, tell, editor, words]);
}
