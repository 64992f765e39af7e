import type { Block } from "@mailwright/document";
import { Field, IconButton, useTranslate } from "@mailwright/ui";
import { useMemo } from "react";
import { useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { iconShapes } from "../../base/controls/icon-shapes.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { blockPanelStrings } from "./block-panel-strings.js";
import { columnLayouts, isLaidOut } from "./column-layouts.js";

/**
 * How many columns a section has, and how wide, by small pictures. Nothing is lost: what stands in a column that goes moves into the last
 * one that stays. They are buttons and no radios, which arrow keys would choose one after the other, moving more at every step.
 */
export function ColumnsField({ section, isDisabled }: { readonly section: Block; readonly isDisabled: boolean }) {
  const editor = useEditor();
  const { presets } = useEditorServices();
  const say = useTranslate(blockPanelStrings);
  const words = useBlockWords();
  const tell = useTellRefusal();
  const mode = useViewState((viewState) => viewState.mode);
  const layouts = useMemo(() => columnLayouts(presets, section.type, mode), [presets, section.type, mode]);
  if (layouts.length === 0) return null;
  const widths = (section.children ?? []).map(({ props }) => (typeof props["width"] === "number" ? props["width"] : 100));
  return (
    <Field label={say("columns")} layout={layouts.length > 4 ? "stack" : "row"} group="group">
      {() => (
        <div className="mw-column-layouts">
          {layouts.map((layout) => (
            <IconButton
              key={layout.preset.id}
              label={words.preset(layout.preset)}
              icon={iconShapes(layout.preset.icon)}
              disabled={isDisabled}
              aria-pressed={isLaidOut(widths, layout)}
              onClick={() => tell(editor.run("set-columns", { sectionId: section.id, widths: layout.widths }))}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
