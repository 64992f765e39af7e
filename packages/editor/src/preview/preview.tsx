import type { Device } from "@mailwright/editing";
import { Button, Logo, Spinner, ToggleButton, Toolbar, useStyles, useTranslate } from "@mailwright/ui";
import { Moon, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useDocument, useEditor, useEditorServices } from "../editor-context.js";
import { compilePreview } from "../export/compile-files.js";
import { StatusIndicator } from "../header/status-indicator.js";
import { DeviceRadios } from "../toolbar/device-radios.js";
import { useWorkspace } from "../workspace/workspace-context.js";
import css from "./preview.css?inline";
import { PreviewFrame } from "./preview-frame.js";
import { previewStrings } from "./preview-strings.js";

const styles = [css];

/** The email as a recipient sees it. Editing is out of sight and comes back as it was. */
export function Preview() {
  useStyles(styles);
  const say = useTranslate(previewStrings);
  const editor = useEditor();
  const { ports } = useEditorServices();
  const name = useWorkspace(({ info }) => info.name);
  const [device, setDevice] = useState<Device>(() => editor.session.getState().device);
  const [isDark, setDark] = useState(() => editor.session.getState().scheme === "dark");
  const html = useCompiledHtml();
  const exitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => exitButton.current?.focus(), []);
  const exit = () => editor.session.setState({ preview: false });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") exit();
  };
  return (
    <main aria-label={say("region")} className="mw-preview" onKeyDown={onKeyDown}>
      <Toolbar label={say("tools")} className="mw-preview-head">
        <div className="mw-preview-start">
          <span className="mw-logo">
            <Logo />
          </span>
          {ports.status ? <StatusIndicator /> : null}
          <h1 className="mw-preview-name">{name}</h1>
        </div>
        <DeviceRadios value={device} onChange={setDevice} />
        <div className="mw-preview-end">
          <ToggleButton label={say("dark")} icon={Moon} isPressed={isDark} onChange={setDark} />
          <Button ref={exitButton} className="mw-preview-exit" icon={X} onClick={exit}>
            {say("exit")}
          </Button>
        </div>
      </Toolbar>
      {html === undefined ? (
        <div className="mw-preview-wait" role="status" aria-label={say("preparing")}>
          <Spinner sizePx={24} />
        </div>
      ) : (
        <PreviewFrame html={html} device={device} isDark={isDark} />
      )}
    </main>
  );
}

/** Compiled after the frame around it is on the screen; rows that the canvas has drawn are compiled already. */
function useCompiledHtml(): string | undefined {
  const { compiler } = useEditorServices();
  const document = useDocument((current) => current);
  const info = useWorkspace((workspace) => workspace.info);
  const [html, setHtml] = useState<string>();
  useEffect(() => setHtml(compilePreview(compiler, document, info)), [compiler, document, info]);
  return html;
}
