import { TextField, useTranslate } from "@mailwright/ui";
import { Search } from "@mailwright/ui/icons";
import { useCallback, useState } from "react";
import { useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { LaterLayers } from "../../panels/layers/later-layers.js";
import { LaterModuleCount, LaterModules } from "../../panels/modules/later-modules.js";
import { PalettePanel } from "../../panels/palette/palette-panel.js";
import { paletteStrings } from "../../panels/palette/palette-strings.js";
import type { SideTab } from "../../workspace/panels/panel-state.js";
import { useIsPanelOpen } from "../../workspace/panels/use-is-panel-open.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { layoutStrings } from "./arrangement-strings.js";
import { SidePanel } from "./side-panel.js";
import { SideTabs } from "./side-tabs.js";
import type { WidthBand } from "./use-width-band.js";

const searchWords = { blocks: "search", modules: "searchModules", advanced: "search", layers: "searchLayers" } as const satisfies Record<
  SideTab,
  keyof typeof paletteStrings.messages
>;

/** The left sidebar: blocks and modules that can be inserted. */
export function BlocksSide({ band }: { readonly band: WidthBand }) {
  const editor = useEditor();
  const say = useTranslate(layoutStrings);
  const sayPalette = useTranslate(paletteStrings);
  const [query, setQuery] = useState("");
  const chosen = useWorkspace(({ panels }) => panels.tab);
  const isOpen = useIsPanelOpen("left", band);
  const items = useSideTabs();
  const tab = items.some(({ value }) => value === chosen) ? chosen : "blocks";
  const onInserted = useCallback(() => {
    if (band === "narrow") editor.run("toggle-panel", { side: "left", isOpen: false });
  }, [band, editor]);
  const onClearQuery = () => setQuery("");
  const label = sayPalette(searchWords[tab]);
  const words = { region: sayPalette("region"), title: sayPalette("region"), open: say("showBlocks"), close: say("collapseBlocks") };
  const search = (
    <TextField type="search" label={label} isLabelHidden placeholder={label} icon={Search} value={query} onChange={setQuery} />
  );
  return (
    <SidePanel
      side="left"
      band={band}
      isOpen={isOpen}
      onToggle={() => editor.run("toggle-panel", { side: "left" })}
      words={words}
      head={search}
    >
      <SideTabs label={sayPalette("region")} value={tab} items={items} onChange={(next) => editor.run("show-tab", { tab: next })}>
        {tab === "modules" ? (
          <LaterModules query={query} onClearQuery={onClearQuery} onInserted={onInserted} />
        ) : tab === "layers" ? (
          <LaterLayers query={query} />
        ) : (
          <PalettePanel view={tab} isTapOnly={band === "narrow"} query={query} onClearQuery={onClearQuery} onInserted={onInserted} />
        )}
      </SideTabs>
    </SidePanel>
  );
}

/** Without a port for modules they have no tab. Simple mode has no tab for advanced blocks. */
function useSideTabs() {
  const say = useTranslate(paletteStrings);
  const hasModules = useEditorServices().ports.modules !== undefined;
  const isAdvanced = useViewState(({ mode }) => mode === "advanced");
  return [
    { value: "blocks" as const, label: say("title") },
    ...(hasModules ? [{ value: "modules" as const, label: say("modules"), end: <LaterModuleCount /> }] : []),
    ...(isAdvanced ? [{ value: "advanced" as const, label: say("advanced") }] : []),
    { value: "layers" as const, label: say("layers") },
  ];
}
