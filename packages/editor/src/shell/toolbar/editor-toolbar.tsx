import { Button, IconButton, ToggleButton, Toolbar, ToolbarSeparator, useTranslate } from "@mailwright/ui";
import { Settings2 } from "@mailwright/ui/icons";
import { DeviceChoice } from "@mailwright/views";
import { useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { toolbarStrings } from "../../base/words/toolbar-strings.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { HistoryControls } from "./history-controls.js";
import { ZoomControls } from "./zoom-controls.js";

/** The tools of the template: settings and files, history, and the view of the canvas. */
export function EditorToolbar() {
  const say = useTranslate(toolbarStrings);
  const { open } = useWorkspaceActions();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const { notes } = useEditorServices().ports;
  return (
    // A landmark of its own, because assistive technology does not list what is outside of landmarks.
    <section aria-label={say("region")} className="mw-tools-region">
      <Toolbar label={say("region")} className="mw-tools">
        <TemplateTools />
        <span className="mw-tools-spring" />
        {isReadOnly ? null : (
          <>
            <HistoryControls />
            <ToolbarSeparator />
          </>
        )}
        <ViewTools />
        {notes ? <IconButton label={say("notes")} icon={toolIcons.stickyNote} onClick={() => open({ kind: "notes" })} /> : null}
      </Toolbar>
    </section>
  );
}

/** The buttons that open a dialog of the template. */
function TemplateTools() {
  const say = useTranslate(toolbarStrings);
  const { open } = useWorkspaceActions();
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  return (
    <>
      {isReadOnly ? null : (
        <Button variant="quiet" icon={Settings2} onClick={() => open({ kind: "general-settings" })}>
          {say("generalSettings")}
        </Button>
      )}
      <Button variant="quiet" icon={toolIcons.code} onClick={() => open({ kind: "view-code" })}>
        {say("viewCode")}
      </Button>
      {isReadOnly ? null : (
        <Button variant="quiet" icon={toolIcons.fileInput} onClick={() => open({ kind: "import-code" })}>
          {say("importCode")}
        </Button>
      )}
      <Button variant="quiet" icon={toolIcons.download} onClick={() => open({ kind: "export" })}>
        {say("export")}
      </Button>
      {isReadOnly ? null : (
        <Button variant="quiet" icon={toolIcons.eraser} onClick={() => open({ kind: "clear" })}>
          {say("clear")}
        </Button>
      )}
    </>
  );
}

/** The view of the canvas: device, dark mode and the like. */
function ViewTools() {
  const say = useTranslate(toolbarStrings);
  const editor = useEditor();
  const device = useViewState((viewState) => viewState.device);
  const scheme = useViewState((viewState) => viewState.scheme);
  const isAdvanced = useViewState((viewState) => viewState.mode === "advanced");
  const bordersShown = useViewState((viewState) => viewState.bordersShown);
  return (
    <>
      <DeviceChoice value={device} onChange={(next) => editor.run("set-device", { device: next })} />
      {isAdvanced ? (
        <ToggleButton
          label={say("dark")}
          icon={toolIcons.moon}
          isPressed={scheme === "dark"}
          onChange={(isDark) => editor.run("set-scheme", { scheme: isDark ? "dark" : "light" })}
        />
      ) : null}
      <ToolbarSeparator />
      <ZoomControls />
      <ToolbarSeparator />
      <ToggleButton
        label={say("showBorders")}
        icon={toolIcons.squareDashed}
        isPressed={bordersShown}
        onChange={() => editor.run("toggle-borders")}
      />
    </>
  );
}
