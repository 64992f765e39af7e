import type { Preset, PresetGroup } from "@mailwright/document";
import { Button, EmptyState, useAnnounce, useTranslate } from "@mailwright/ui";
import { Search } from "@mailwright/ui/icons";
import { useCallback, useId, useMemo } from "react";
import { useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { filterPresets, type PaletteGroup } from "../../base/presets/filter-presets.js";
import { hasPort } from "../../base/presets/has-port.js";
import { useBlockWords } from "../../base/words/block-words.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useCanvas } from "../../canvas/surface/canvas-context.js";
import { afterRun, runSoon } from "../../workspace/commands/run-soon.js";
import { paletteStrings } from "./palette-strings.js";
import { PresetTile } from "./preset-tile.js";

const groupWords = {
  Basic: "groupBasic",
  Navigation: "groupNavigation",
  Forms: "groupForms",
  Sections: "groupSections",
  Extra: "groupExtra",
  Social: "groupSocial",
  Products: "groupProducts",
} as const satisfies Record<PresetGroup, keyof typeof paletteStrings.messages>;

export interface PalettePanelProps {
  /** The presets of simple mode, or those that advanced mode adds. A query searches all that are offered. */
  readonly view: "blocks" | "advanced";
  readonly query: string;
  readonly onClearQuery: () => void;
  /** On a small screen a tap inserts, and nothing can be dragged. */
  readonly isTapOnly: boolean;
  readonly onInserted: () => void;
}

/** The blocks on offer, to drag onto the canvas or to insert with a press. */
export function PalettePanel({ view, query, onClearQuery, isTapOnly, onInserted }: PalettePanelProps) {
  const say = useTranslate(paletteStrings);
  const words = useBlockWords();
  const { presets, ports } = useEditorServices();
  const mode = useViewState((viewState) => viewState.mode);
  const groups = useMemo(() => {
    const wordsOf = (preset: Preset) => `${words.preset(preset)} ${words.keywords(preset)}`;
    return filterPresets(presets, { view, mode, query, has: (need) => hasPort(ports, need), wordsOf });
  }, [presets, ports, view, mode, query, words]);
  const insert = useInsertPreset(onInserted);
  return (
    <div className="mw-palette">
      {isTapOnly ? <p className="mw-palette-hint">{say("tapHint")}</p> : null}
      <div className="mw-palette-groups">
        {groups.map((group) => (
          <PresetGroupTiles key={group.groups.join()} group={group} onInsert={insert} />
        ))}
        {groups.length === 0 ? (
          <EmptyState
            title={say("nothingFound", { query })}
            icon={Search}
            action={<Button onClick={onClearQuery}>{say("clearSearch")}</Button>}
          />
        ) : null}
      </div>
    </div>
  );
}

interface PresetGroupTilesProps {
  readonly group: PaletteGroup;
  readonly onInsert: (preset: Preset) => void;
}

function PresetGroupTiles({ group, onInsert }: PresetGroupTilesProps) {
  const say = useTranslate(paletteStrings);
  const words = useBlockWords();
  const id = useId();
  return (
    <section className="mw-palette-group" aria-labelledby={id}>
      <h3 id={id} className="mw-palette-group-name">
        {group.groups.map((name) => say(groupWords[name])).join(", ")}
      </h3>
      <div className="mw-tiles">
        {group.presets.map((preset) => (
          <PresetTile key={preset.id} preset={preset} name={words.preset(preset)} onInsert={onInsert} />
        ))}
      </div>
    </section>
  );
}

/** Inserts a preset after the selection, and says so, or says why that was refused. */
function useInsertPreset(onInserted: () => void): (preset: Preset) => void {
  const editor = useEditor();
  const words = useBlockWords();
  const say = useTranslate(paletteStrings);
  const tell = useTellRefusal();
  const announce = useAnnounce();
  const canvas = useCanvas();
  return useCallback(
    (preset) => {
      const entitlement = preset.entitlement && { entitlement: preset.entitlement };
      afterRun(runSoon(editor, "insert-block", { blueprint: preset.makes(), ...entitlement }), (outcome) => {
        if (!tell(outcome)) return;
        announce(say("inserted", { name: words.preset(preset) }));
        onInserted();
        if (outcome.done) canvas?.requestTextEditing({ blockId: String(outcome.value), isNew: true });
      });
    },
    [editor, words, say, tell, announce, onInserted, canvas],
  );
}
