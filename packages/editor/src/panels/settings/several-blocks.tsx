import {
  type AnyBlockDefinition,
  type Block,
  type BlockId,
  collectBlocks,
  findBlock,
  isEqualJson,
  isLocked,
  storedExtra,
} from "@mailwright/document";
import { Button, useStyles, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useDocument, useEditor, useViewState } from "../../base/context/editor-context.js";
import { resolveLook } from "../../base/document/block-looks.js";
import { partOf, scopeOf } from "../../base/document/field-scope.js";
import css from "./block-panel.css?inline";
import { PropField } from "./prop-field.js";
import { settingsStrings } from "./settings-strings.js";
import { sharedFields } from "./shared-fields.js";

const styles = [css];

interface SeveralBlocksProps {
  /** The block whose values are shown: the one that was selected last. */
  readonly lead: Block;
  readonly otherIds: readonly BlockId[];
  readonly swatches: readonly string[];
}

/** What several selected blocks have in common. A change is made to all of them in one step; a field whose values differ says so. */
export function SeveralBlocks({ lead, otherIds, swatches }: SeveralBlocksProps) {
  useStyles(styles);
  const say = useTranslate(settingsStrings);
  const editor = useEditor();
  const document = useDocument((each) => each);
  const mode = useViewState((viewState) => viewState.mode);
  const device = useViewState((viewState) => viewState.device);
  const scheme = useViewState((viewState) => viewState.scheme);
  const scope = useMemo(() => scopeOf({ mode, device, scheme }), [mode, device, scheme]);
  const others = otherIds.flatMap((id) => findBlock(document.root, id) ?? []);
  const definitionOf = ({ type }: Block) => editor.registry.get(type);
  const definition = definitionOf(lead);
  const known = others.flatMap((block) => definitionOf(block) ?? []);
  // Of a block that this editor does not know nothing can be set.
  const fields = definition && known.length === others.length ? sharedFields(definition, known) : [];
  const selected = [lead, ...others];
  const isIdle = (block: Block, name: string) => {
    const of = definitionOf(block);
    return of?.idle?.(resolveLook(block, of, editor.registry, document.settings).props).includes(name);
  };
  const areLocked = selected.some((block) => isLocked(block, "style"));
  if (!definition || fields.length === 0) {
    return (
      <>
        <Title selected={selected} />
        <p className="mw-panel-note">{say("nothingShared")}</p>
      </>
    );
  }
  return (
    <>
      <Title selected={selected} />
      <div className="mw-panel-shared">
        {fields.map(({ name, spec }) => {
          if (selected.every((block) => isIdle(block, name))) return null;
          const part = partOf(scope, definition, name);
          const shownBy = (block: Block, of: AnyBlockDefinition) =>
            resolveLook(block, of, editor.registry, document.settings, part).props[name];
          const value = shownBy(lead, definition);
          if (value === undefined) return null;
          const isMixed = known.some((of, index) => !isEqualJson(shownBy(others[index] ?? lead, of), value));
          return (
            <PropField
              key={`${lead.id}:${part ?? ""}:${name}`}
              blockId={lead.id}
              alsoIds={otherIds}
              definition={definition}
              name={name}
              spec={spec}
              stored={part ? storedExtra(lead, part)[name] : lead.props[name]}
              value={value}
              swatches={swatches}
              offers={undefined}
              fault={undefined}
              part={part}
              hint={isMixed ? say("mixed") : undefined}
              isLocked={areLocked}
            />
          );
        })}
      </div>
    </>
  );
}

/** How many there are; where they are of one kind and the email has more of it, all of that kind are offered. */
function Title({ selected }: { readonly selected: readonly Block[] }) {
  const say = useTranslate(settingsStrings);
  const editor = useEditor();
  const [first] = selected;
  const isOneKind = selected.every(({ type }) => type === first?.type);
  const ofKind = useDocument(({ root }) => (isOneKind ? collectBlocks(root).filter(({ type }) => type === first?.type).length : 0));
  return (
    <div className="mw-panel-block mw-panel-several">
      <h3 className="mw-panel-block-name">{say("severalSelected", { count: selected.length })}</h3>
      {ofKind > selected.length ? (
        <Button onClick={() => editor.run("select", { step: "alike" })}>{say("allOfKind", { count: ofKind })}</Button>
      ) : null}
    </div>
  );
}
