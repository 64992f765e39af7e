import { ToggleButton, Toolbar, ToolbarSeparator, useTranslate } from "@mailwright/ui";
import { Settings2 } from "@mailwright/ui/icons";
import { DeviceChoice } from "@mailwright/views";
import { useEditor, useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { toolbarStrings } from "../../base/words/toolbar-strings.js";
import { CommandButton, CommandIcon } from "../../workspace/commands/command-button.js";
import { useCommandName } from "../../workspace/commands/use-command.js";
import { HistoryControls } from "./history-controls.js";
import { ZoomControls } from "./zoom-controls.js";

/** The tools of the template: settings and files, history, and the view of the canvas. */
export function EditorToolbar() {
  const say = useTranslate(toolbarStrings);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const { comments, notes } = useEditorServices().ports;
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
        {comments && <CommandIcon command="show-comments" icon={toolIcons.comment} />}
        {notes && <CommandIcon command="show-notes" icon={toolIcons.stickyNote} />}
      </Toolbar>
    </section>
  );
}

/** The buttons that open a dialog of the template. */
function TemplateTools() {
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  return (
    <>
      {isReadOnly ? null : <CommandButton command="show-general-settings" icon={Settings2} />}
      <CommandButton command="show-code" icon={toolIcons.code} />
      {isReadOnly ? null : <CommandButton command="show-import" icon={toolIcons.fileInput} />}
      <CommandButton command="show-export" icon={toolIcons.download} />
      {isReadOnly ? null : <CommandButton command="ask-to-clear" icon={toolIcons.eraser} />}
    </>
  );
}

/** The view of the canvas: device, dark mode and the like. */
function ViewTools() {
  const name = useCommandName();
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
          label={name("set-scheme", "dark")}
          icon={toolIcons.moon}
          isPressed={scheme === "dark"}
          onChange={(isDark) => editor.run("set-scheme", { scheme: isDark ? "dark" : "light" })}
        />
      ) : null}
      <ToolbarSeparator />
      <ZoomControls />
      <ToolbarSeparator />
      <ToggleButton
        label={name("toggle-borders")}
        icon={toolIcons.squareDashed}
        isPressed={bordersShown}
        onChange={() => editor.run("toggle-borders")}
      />
    </>
  );
}
