import type { AnyBlockDefinition, Block, BlockLook } from "@mailwright/document";
import { Field, useTranslate } from "@mailwright/ui";
import { useId } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { blockPanelStrings } from "./block-panel-strings.js";

export interface LooksFieldProps {
  readonly block: Block;
  readonly definition: AnyBlockDefinition;
  readonly looks: readonly BlockLook[];
  /** The values of the block, inherited or own. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly isDisabled: boolean;
}

/** Ready looks by small pictures. Each sets all of its values as one step; what is set by hand afterwards is no look any more. */
export function LooksField({ block, definition, looks, values, isDisabled }: LooksFieldProps) {
  const editor = useEditor();
  const words = useBlockWords();
  const say = useTranslate(blockPanelStrings);
  const tell = useTellRefusal();
  const name = useId();
  return (
    <Field label={say("looks")} layout="stack" group="group">
      {() => (
        <div role="radiogroup" aria-label={say("looks")} className="mw-looks">
          {looks.map(({ id, props, sample: { words: letters, font, ...colors } }) => (
            <label key={id} className="mw-look">
              <input
                type="radio"
                name={name}
                disabled={isDisabled}
                checked={Object.entries(props).every(([prop, value]) => values[prop] === value)}
                onChange={() => tell(editor.run("set-props", { blockIds: [block.id], props }))}
              />
              <span className="mw-look-sample" style={{ ...colors, fontFamily: font }} aria-hidden="true">
                {letters}
              </span>
              <span className="mw-look-name">{words.look(definition, id)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
