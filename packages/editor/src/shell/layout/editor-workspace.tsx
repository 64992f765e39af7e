import { Button, IconButton, useTranslate } from "@mailwright/ui";
import { ChevronsDownUp, ChevronsUpDown, LayoutGrid, Settings2 } from "@mailwright/ui/icons";
import { useEffect, useRef } from "react";
import { useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { useKeptFocus } from "../../base/focus/use-kept-focus.js";
import { Canvas } from "../../canvas/desk/canvas.js";
import { TextEditing } from "../../canvas/text/text-editing.js";
import { LaterProblemBanner } from "../../dialogs/problems/later-problem-banner.js";
import { LaterStandingBanner } from "../../dialogs/standing/later-standing-banner.js";
import { LaterFindBar } from "../../panels/find/later-find.js";
import { SettingsPanel, type SettingsPanelProps } from "../../panels/settings/settings-panel.js";
import { settingsStrings } from "../../panels/settings/settings-strings.js";
import { useClosedTabs } from "../../panels/settings/use-closed-tabs.js";
import { panelTabs } from "../../workspace/panels/panel-tabs.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { BlocksSide } from "./blocks-side.js";
import { layoutStrings } from "./layout-strings.js";
import { SidePanel } from "./side-panel.js";
import { type Panels, usePanels } from "./use-panels.js";
import type { WidthBand } from "./use-width-band.js";

/** Canvas and sidebars. */
export function EditorWorkspace({ band }: { readonly band: WidthBand }) {
  const { ports } = useEditorServices();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const panels = usePanels(band, ports.preferences);
  useFittingDevice(band);
  return (
    <>
      <div className="mw-workspace">
        {isReadOnly ? null : <BlocksSide band={band} panels={panels} />}
        <div className="mw-workspace-main">
          <LaterStandingBanner />
          <LaterProblemBanner />
          <Canvas>
            <TextEditing />
          </Canvas>
          <LaterFindBar />
        </div>
        <SettingsSide band={band} panels={panels} />
      </div>
      {band === "narrow" ? <SheetBar panels={panels} hasBlocks={!isReadOnly} /> : null}
    </>
  );
}

/** On a small screen the email shows as on a phone at first, because that fits. What the person chooses later stays. */
function useFittingDevice(band: WidthBand): void {
  const editor = useEditor();
  const isNarrow = band === "narrow";
  useEffect(() => {
    if (isNarrow) editor.run("set-device", { device: "mobile" });
  }, [editor, isNarrow]);
}

interface SideProps {
  readonly band: WidthBand;
  readonly panels: Panels;
}

function SettingsSide({ band, panels }: SideProps) {
  const say = useTranslate(layoutStrings);
  const saySettings = useTranslate(settingsStrings);
  const { open } = useWorkspaceActions();
  const [closedTabs, setClosedTabs] = useClosedTabs(useEditorServices().ports.preferences);
  const areAllClosed = closedTabs.size === panelTabs.length;
  const toggleTab: SettingsPanelProps["onToggle"] = (tab, isOpen) =>
    setClosedTabs(new Set(panelTabs.filter((known) => (known === tab ? !isOpen : closedTabs.has(known)))));
  const words = {
    region: saySettings("region"),
    title: saySettings("region"),
    open: say("showSettings"),
    close: say("collapseSettings"),
  };
  const collapseAll = (
    <IconButton
      label={saySettings(areAllClosed ? "expandAll" : "collapseAll")}
      icon={areAllClosed ? ChevronsUpDown : ChevronsDownUp}
      onClick={() => setClosedTabs(new Set(areAllClosed ? [] : panelTabs))}
    />
  );
  return (
    <SidePanel
      side="right"
      band={band}
      isOpen={panels.isOpen("right")}
      onToggle={() => panels.toggle("right")}
      words={words}
      actions={collapseAll}
    >
      <SettingsPanel closedTabs={closedTabs} onToggle={toggleTab} onGeneralSettings={() => open({ kind: "general-settings" })} />
    </SidePanel>
  );
}

/** On a small screen the panels are opened from a bar at the bottom. */
function SheetBar({ panels, hasBlocks }: { readonly panels: Panels; readonly hasBlocks: boolean }) {
  const say = useTranslate(layoutStrings);
  const blocks = useRef<HTMLButtonElement>(null);
  // A tap on a block inserts it and closes the sheet, which had the focus.
  useKeptFocus(panels.isOpen("left"), () => blocks.current);
  return (
    <nav aria-label={say("panels")} className="mw-sheet-bar">
      {hasBlocks ? (
        <Button ref={blocks} variant="quiet" icon={LayoutGrid} aria-expanded={panels.isOpen("left")} onClick={() => panels.toggle("left")}>
          {say("blocks")}
        </Button>
      ) : null}
      <Button variant="quiet" icon={Settings2} aria-expanded={panels.isOpen("right")} onClick={() => panels.toggle("right")}>
        {say("settings")}
      </Button>
    </nav>
  );
}
