import { Button, IconButton, useKeptFocus, useTranslate } from "@mailwright/ui";
import { ChevronsDownUp, ChevronsUpDown, LayoutGrid, Settings2 } from "@mailwright/ui/icons";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useEditor, useViewState } from "../../base/context/editor-context.js";
import { Canvas } from "../../canvas/desk/canvas.js";
import { TextEditing } from "../../canvas/text/text-editing.js";
import { LaterProblemBanner } from "../../dialogs/problems/later-problem-banner.js";
import { LaterStandingBanner } from "../../dialogs/standing/later-standing-banner.js";
import { LaterComments } from "../../panels/comments/later-comments.js";
import { LaterFindBar } from "../../panels/find/later-find.js";
import { SettingsPanel } from "../../panels/settings/settings-panel.js";
import { settingsStrings } from "../../panels/settings/settings-strings.js";
import { useRun } from "../../workspace/commands/use-command.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { panelTabs } from "../../workspace/panels/panel-tabs.js";
import { useIsPanelOpen } from "../../workspace/panels/use-is-panel-open.js";
import { useWorkspace, useWorkspaceStore } from "../../workspace/workspace-context.js";
import { layoutStrings } from "./arrangement-strings.js";
import { BlocksSide } from "./blocks-side.js";
import { companyCode } from "./later-parts.js";
import { SidePanel } from "./side-panel.js";
import type { WidthBand } from "./use-width-band.js";

/** Canvas and sidebars. */
export function CanvasAndPanels({ band }: { readonly band: WidthBand }) {
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  useRoomForPanels(band);
  useFittingDevice(band);
  return (
    <>
      <div className="mw-canvas-and-panels">
        {isReadOnly ? null : <BlocksSide band={band} />}
        <div className="mw-canvas-area">
          <LaterStandingBanner />
          <LaterProblemBanner />
          <Canvas>
            <TextEditing />
            {useWorkspace(({ together }) => together) ? <LaterPart code={companyCode} /> : null}
          </Canvas>
          <LaterFindBar />
        </div>
        <SettingsSide band={band} />
        <LaterComments />
      </div>
      {band === "narrow" ? <SheetBar hasBlocks={!isReadOnly} /> : null}
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

/** Tells commands whether sidebars lie beside the canvas or over it. */
function useRoomForPanels(band: WidthBand): void {
  const workspace = useWorkspaceStore();
  useLayoutEffect(() => workspace.setState(({ panels }) => ({ panels: { ...panels, isBeside: band === "wide" } })), [workspace, band]);
}

function SettingsSide({ band }: { readonly band: WidthBand }) {
  const say = useTranslate(layoutStrings);
  const saySettings = useTranslate(settingsStrings);
  const editor = useEditor();
  const run = useRun();
  const isOpen = useIsPanelOpen("right", band);
  const closedTabs = useWorkspace(({ panels }) => panels.closed);
  const areAllClosed = closedTabs.size === panelTabs.length;
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
      onClick={() => editor.run("toggle-section", { isOpen: areAllClosed })}
    />
  );
  return (
    <SidePanel
      side="right"
      band={band}
      isOpen={isOpen}
      onToggle={() => editor.run("toggle-panel", { side: "right" })}
      words={words}
      actions={collapseAll}
    >
      <SettingsPanel
        closedTabs={closedTabs}
        onToggle={(section, isOpen) => editor.run("toggle-section", { section, isOpen })}
        onGeneralSettings={() => run("show-general-settings")}
      />
    </SidePanel>
  );
}

/** On a small screen the panels are opened from a bar at the bottom. */
function SheetBar({ hasBlocks }: { readonly hasBlocks: boolean }) {
  const editor = useEditor();
  const isLeftOpen = useIsPanelOpen("left", "narrow");
  const isRightOpen = useIsPanelOpen("right", "narrow");
  const say = useTranslate(layoutStrings);
  const blocks = useRef<HTMLButtonElement>(null);
  // A tap on a block inserts it and closes the sheet, which had the focus.
  useKeptFocus(isLeftOpen, () => blocks.current);
  return (
    <nav aria-label={say("panels")} className="mw-sheet-bar">
      {hasBlocks ? (
        <Button
          ref={blocks}
          variant="quiet"
          icon={LayoutGrid}
          aria-expanded={isLeftOpen}
          onClick={() => editor.run("toggle-panel", { side: "left" })}
        >
          {say("blocks")}
        </Button>
      ) : null}
      <Button variant="quiet" icon={Settings2} aria-expanded={isRightOpen} onClick={() => editor.run("toggle-panel", { side: "right" })}>
        {say("settings")}
      </Button>
    </nav>
  );
}
