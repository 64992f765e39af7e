import {
  type AnyBlockDefinition,
  type Block,
  type ExtraPart,
  extraSpecs,
  isLocked,
  type OverridePart,
  resolveProps,
  storedExtra,
} from "@mailwright/document";
import { useMemo } from "react";
import { useDocument, useEditor } from "../../base/context/editor-context.js";
import { resolveLook } from "../../base/document/block-looks.js";
import { partOf } from "../../base/document/field-scope.js";
import { type ExtraGroup, extraGroups } from "./extra-groups.js";
import { PropField } from "./prop-field.js";
import { useExtraWords } from "./use-extra-words.js";

export interface ExtraFieldsProps {
  readonly block: Block;
  readonly definition: AnyBlockDefinition;
  readonly part: keyof typeof extraGroups;
  readonly scope: readonly OverridePart[];
  readonly swatches: readonly string[];
}

/** Has this type of block any fields in this part? */
export function hasExtraFields(definition: AnyBlockDefinition, part: ExtraPart): boolean {
  return Object.keys(extraSpecs(definition, part)).length > 0;
}

/** The fields of what every block may have beside its own props. */
export function ExtraFields({ block, definition, part, scope, swatches }: ExtraFieldsProps) {
  const words = useExtraWords();
  const specs = extraSpecs(definition, part);
  const groups = extraGroups[part].map((group) => ({ ...group, names: group.names.filter((name) => specs[name]) }));
  return groups
    .filter(({ names }) => names.length > 0)
    .map((group) => (
      <div key={group.title ?? part} className="mw-panel-group">
        {group.title ? <h5 className="mw-panel-group-name">{words.field(group.title)}</h5> : null}
        <GroupFields block={block} definition={definition} part={part} group={group} scope={scope} swatches={swatches} />
      </div>
    ));
}

function GroupFields({ block, definition, part, group, scope, swatches }: ExtraFieldsProps & { readonly group: ExtraGroup }) {
  const words = useExtraWords();
  const editor = useEditor();
  const { registry } = editor;
  const settings = useDocument((document) => document.settings);
  const specs = extraSpecs(definition, part);
  // Whoever may not take a lock away may not turn it off here either.
  const locksHold = !editor.can("set-extras", {
    blockIds: [block.id],
    part: "lock",
    values: { content: null, style: null, position: null, removal: null },
  }).done;
  const own = useMemo(() => resolveProps(specs, storedExtra(block, part), undefined), [specs, block, part]);
  return group.names.map((name) => {
    const spec = specs[name];
    // On a phone or in the dark the values of the advanced sector are stored beside the overrides of props.
    const over = part === "advanced" ? partOf(scope, definition, `advanced.${name}`) : undefined;
    const value = over ? resolveLook(block, definition, registry, settings, over).advanced[name] : own[name];
    if (!spec || value === undefined) return null;
    const at = over ? { part: over, name: `advanced.${name}` } : { part, name };
    const field = { blockId: block.id, definition, spec, value, swatches, stored: storedExtra(block, at.part)[at.name], ...at };
    const hint = words.hint(name);
    const isShut = part === "lock" ? locksHold && own[name] === true : isLocked(block, part === "rules" ? "content" : "style");
    return (
      <PropField
        key={`${block.id}:${at.part}:${at.name}`}
        {...field}
        label={words.field(name)}
        hint={hint}
        isLocked={isShut}
        offers={undefined}
        fault={undefined}
      />
    );
  });
}
