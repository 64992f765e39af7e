import {
  type AnyBlockDefinition,
  type BlockId,
  type ExtraPart,
  type JsonValue,
  type OverridePart,
  overrideParts,
  type PropSpec,
  propOrigin,
} from "@mailwright/document";
import { type FieldOrigin, type StringOverrides, useTranslate, useUi } from "@mailwright/ui";
import { memo, useCallback, useMemo, useState } from "react";
import { useEditor, useViewState } from "../../base/context/editor-context.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { blockPanelStrings } from "./block-panel-strings.js";
import { settingsStrings } from "./settings-strings.js";
import { useExtraWords } from "./use-extra-words.js";
import { useGestureKey } from "./use-gesture-key.js";
import type { WidgetProps } from "./widgets/widget.js";
import { WidgetFor } from "./widgets/widget-for.js";

export interface PropFieldProps {
  readonly blockId: BlockId;
  /** More blocks that get the same value, with the same step of the history. */
  readonly alsoIds?: readonly BlockId[];
  readonly definition: AnyBlockDefinition;
  readonly name: string;
  readonly spec: PropSpec;
  /** What is stored on the block; absent where it inherits. */
  readonly stored: JsonValue | undefined;
  /** The resolved value, inherited or own. */
  readonly value: PropSpec["initial"];
  readonly swatches: readonly string[];
  /** Pictures to choose from. */
  readonly offers: readonly string[] | undefined;
  /** What is wrong with the value, in words. */
  readonly fault: string | undefined;
  /**
   * Where the value is stored if not in the block's props: in an override for a phone or the dark, or in the fields that every block has.
   */
  readonly part?: ExtraPart | undefined;
  /** The label of a field that is no prop of the block. */
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  /** A lock of the block covers what this field would change. */
  readonly isLocked?: boolean;
}

/** The field of one prop of one block. It writes during a gesture, which is one step of the history. */
export const PropField = memo(function PropField(props: PropFieldProps) {
  const { blockId, definition, name, spec, stored, value, swatches, offers, fault, part, hint, isLocked = false } = props;
  const words = useBlockWords();
  const extraWords = useExtraWords();
  const { overrides } = useUi();
  const label = props.label ?? words.prop(definition, name);
  const gesture = useGestureKey(`${blockId}:${part ?? "props"}:${name}`);
  const { set, isRefused } = useSetter(props, gesture);
  const isReadOnly = useViewState(({ readOnly }) => readOnly) || isLocked;
  const field = useFieldState(spec, stored, set, isOverride(part) ? extraWords.source(part) : undefined);
  return (
    <WidgetFor
      kind={spec.kind}
      spec={spec}
      value={value}
      swatches={swatches}
      offers={offers}
      stored={stored}
      items={words.items(definition, name)}
      optionLabel={(option) =>
        props.label === undefined ? words.option(definition, name, option) : extraWords.option(name.replace("advanced.", ""), option)
      }
      onChange={set}
      field={{
        ...field,
        // A field that may not be changed has no reset button.
        origin: isReadOnly && field.origin?.kind === "own" ? undefined : field.origin,
        error: isRefused ? extraWords.field("unsafe") : (field.error ?? fault),
        label: isOverride(part) ? extraWords.scoped(label, part) : label,
        hint: hint ?? hintOf(definition, name, overrides),
        layout: "row",
        isDisabled: isReadOnly,
        onBegin: gesture.begin,
        onCommit: gesture.commit,
      }}
    />
  );
});

/** The sentence of a block about one of its props. */
function hintOf({ type, strings }: AnyBlockDefinition, name: string, overrides: StringOverrides): string | undefined {
  const own = overrides[`blocks.${type}.hints.${name}`];
  return typeof own === "string" ? own : strings.hints?.[name];
}

const nobodyElse: readonly BlockId[] = [];

/** Writes a value. What is typed may not be valid yet, or never be: then the field says so, and the email keeps the last valid value. */
function useSetter(
  { blockId, alsoIds = nobodyElse, part, name, spec }: PropFieldProps,
  gesture: ReturnType<typeof useGestureKey>,
): { readonly set: WidgetProps["onChange"]; readonly isRefused: boolean } {
  const editor = useEditor();
  const tell = useTellRefusal();
  const [isRefused, setRefused] = useState(false);
  const set = useCallback(
    (next: JsonValue, others: Readonly<Record<string, JsonValue>> = {}) => {
      const isUnusable = part === "rules" && next !== null && !spec.accepts(next);
      setRefused(isUnusable);
      if (isUnusable) return;
      const mergeKey = gesture.current();
      const one = { blockIds: [blockId, ...alsoIds], ...(mergeKey !== undefined && { mergeKey }) };
      // For a phone or the dark, fields have other names, and what stands beside this one keeps to what it is everywhere.
      const values = isOverride(part) ? { [name]: next } : { ...others, [name]: next };
      if (part) tell(editor.run("set-extras", { ...one, part, values }));
      else tell(editor.run("set-props", { ...one, props: values }));
    },
    [editor, gesture, tell, blockId, alsoIds, part, name, spec],
  );
  return { set, isRefused };
}

function isOverride(part: ExtraPart | undefined): part is OverridePart {
  return overrideParts.some((override) => override === part);
}

/** Says where the value comes from, with a button that resets it. `below` is the origin of the value that shows then. */
function useFieldState(
  spec: PropSpec,
  stored: JsonValue | undefined,
  set: (value: JsonValue) => void,
  below: string | undefined,
): { readonly origin: FieldOrigin | undefined; readonly error: string | undefined } {
  const say = useTranslate(blockPanelStrings);
  const sayOfPanel = useTranslate(settingsStrings);
  const origin = propOrigin(spec, stored);
  return useMemo(() => {
    if (origin === "own") return { origin: { kind: "own", onReset: () => set(null) }, error: undefined };
    if (below !== undefined && origin !== "invalid") return { origin: { kind: "inherited", from: below }, error: undefined };
    if (origin === "inherited") return { origin: { kind: "inherited", from: sayOfPanel("generalSettings") }, error: undefined };
    return { origin: undefined, error: origin === "invalid" ? say("invalid") : undefined };
  }, [origin, below, say, sayOfPanel, set]);
}
