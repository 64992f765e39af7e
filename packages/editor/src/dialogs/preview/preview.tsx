import { Button, Icon, Logo, Spinner, Toolbar, useStyles, useTranslate } from "@mailwright/ui";
import { TriangleAlert, X } from "@mailwright/ui/icons";
import { DeviceChoice } from "@mailwright/views";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useEditor, useEditorServices } from "../../base/context/editor-context.js";
import { useBannerStyles } from "../../base/styles/use-banner-styles.js";
import { StatusIndicator } from "../../workspace/status/status-indicator.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { LaterAmp } from "./amp/later-amp.js";
import { EmailFrame } from "./email-frame.js";
import css from "./preview.css?inline";
import { isByProgram, PreviewContext, type PreviewView } from "./preview-context.js";
import { previewStrings } from "./preview-strings.js";
import { previewTools } from "./preview-tools.js";
import { LaterPrograms } from "./programs/later-programs.js";
import { recipientStrings } from "./recipient-strings.js";
import { usePreviewedEmail } from "./use-previewed-email.js";

const styles = [css];

/** The email as a recipient sees it. The editor is hidden meanwhile, and unchanged afterwards. */
export function Preview() {
  useStyles(styles);
  const say = useTranslate(previewStrings);
  const editor = useEditor();
  const { ports } = useEditorServices();
  const name = useWorkspace(({ info }) => info.name);
  const state = usePreviewState();
  const exitButton = useRef<HTMLButtonElement>(null);
  useEffect(() => exitButton.current?.focus(), []);
  const exit = () => editor.run("preview", { isOpen: false });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") exit();
  };
  return (
    <PreviewContext.Provider value={state}>
      <main aria-label={say("region")} className="mw-preview" onKeyDown={onKeyDown}>
        <Toolbar label={say("tools")} className="mw-preview-head">
          <div className="mw-preview-start">
            <span className="mw-logo">
              <Logo />
            </span>
            {ports.status ? <StatusIndicator /> : null}
            <h1 className="mw-preview-name" dir="auto">
              {name}
            </h1>
          </div>
          {isByProgram(state.view) || state.view.shown === "amp" ? null : (
            <DeviceChoice value={state.view.device} onChange={(device) => state.change({ device })} />
          )}
          <div className="mw-preview-end">
            {previewTools.map(({ id, Tool }) => (
              <Tool key={id} />
            ))}
            <Button ref={exitButton} className="mw-preview-exit" icon={X} onClick={exit}>
              {say("exit")}
            </Button>
          </div>
        </Toolbar>
        <PreviewBody view={state.view} />
      </main>
    </PreviewContext.Provider>
  );
}

function PreviewBody({ view }: { readonly view: PreviewView }) {
  useBannerStyles();
  const say = useTranslate(previewStrings);
  const sayOf = useTranslate(recipientStrings);
  const shown = usePreviewedEmail(view);
  if (shown === undefined) {
    return (
      <div className="mw-preview-wait" role="status" aria-label={say("preparing")}>
        <Spinner sizePx={24} />
      </div>
    );
  }
  const { email, failedFor } = shown;
  return (
    <>
      {failedFor === undefined ? null : (
        <div role="alert" className="mw-banner">
          <Icon icon={TriangleAlert} />
          <span className="mw-banner-text">{sayOf("failed", { name: failedFor })}</span>
        </div>
      )}
      <PreviewEmail email={email} view={view} />
    </>
  );
}

function PreviewEmail({ email, view }: { readonly email: string; readonly view: PreviewView }) {
  if (view.shown === "text") return <PreviewWords email={email} view={view} />;
  if (view.shown === "amp") return <LaterAmp />;
  if (isByProgram(view)) return <LaterPrograms email={email} isDark={view.isDark} />;
  return <EmailFrame html={email} device={view.device} isDark={view.isDark} isFramed />;
}

function PreviewWords({ email, view }: { readonly email: string; readonly view: PreviewView }) {
  const say = useTranslate(previewStrings);
  return (
    <div className="mw-preview-words" data-device={view.device}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
      <pre tabIndex={0} aria-label={say("textOf")} className="mw-preview-text">
        {email}
      </pre>
    </div>
  );
}

function usePreviewState() {
  const editor = useEditor();
  const [view, setView] = useState<PreviewView>(() => {
    const { device, scheme, previewIn } = editor.viewState.getState();
    return {
      device,
      isDark: scheme === "dark",
      shown: previewIn ? "programs" : "email",
      recipient: null,
      ...(previewIn && { opensIn: previewIn }),
    };
  });
  const change = useCallback((next: Partial<PreviewView>) => setView((known) => ({ ...known, ...next })), []);
  return useMemo(() => ({ view, change }), [view, change]);
}
