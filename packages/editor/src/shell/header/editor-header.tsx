import { Button, Logo, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { headerStrings } from "../../base/words/header-strings.js";
import { type HeaderActions, resolveHeaderActions } from "../../workspace/status/resolve-header-actions.js";
import { SaveWords, StatusIndicator } from "../../workspace/status/status-indicator.js";
import { useEmbedding, useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { ChecksButton } from "./checks-button.js";

const extrasCode = laterCode(async () => (await import("./header-extras.js")).HeaderExtras);

/** The name of the template, its status, and what can be done with it as a whole. */
export function EditorHeader({ isNarrow }: { readonly isNarrow: boolean }) {
  const say = useTranslate(headerStrings);
  const { ports } = useEditorServices();
  const info = useWorkspace((workspace) => workspace.info);
  const isReadOnly = useViewState((viewState) => viewState.readOnly);
  const { isEmbedded, isSystem } = useEmbedding();
  const actions = resolveHeaderActions({ info, ports, isReadOnly, isEmbedded, isSystem });
  const hasStatus = ports.status !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a header inside a host's own sectioning elements is no banner by itself.
    <div role="banner" aria-label={say("region")} className="mw-header">
      <HomeLogo />
      <div className="mw-header-title">
        {hasStatus ? <StatusIndicator /> : null}
        <h1 className="mw-header-heading">
          <TemplateName />
        </h1>
        <SaveWords />
      </div>
      <HeaderButtons actions={actions} isNarrow={isNarrow} />
    </div>
  );
}

function HomeLogo() {
  const say = useTranslate(headerStrings);
  const { hasHome } = useEmbedding();
  const { goHome } = useWorkspaceActions();
  if (!hasHome) {
    return (
      <span className="mw-logo">
        <Logo />
      </span>
    );
  }
  return (
    <button type="button" className="mw-logo" aria-label={say("home")} onClick={goHome}>
      <Logo />
    </button>
  );
}

function TemplateName() {
  const say = useTranslate(headerStrings);
  const { ports } = useEditorServices();
  const { open } = useWorkspaceActions();
  const name = useWorkspace(({ info }) => info.name);
  const shown = name || say("untitled");
  if (!ports.info) return name ? <span className="mw-header-name">{name}</span> : <VisuallyHidden>{shown}</VisuallyHidden>;
  return (
    <Button variant="quiet" className="mw-header-name" title={shown} aria-haspopup="dialog" onClick={() => open({ kind: "template-info" })}>
      <span className="mw-header-name-words" dir="auto">
        {shown}
      </span>
    </Button>
  );
}

interface HeaderButtonsProps {
  readonly actions: HeaderActions;
  readonly isNarrow: boolean;
}

function HeaderButtons({ actions, isNarrow }: HeaderButtonsProps) {
  const say = useTranslate(headerStrings);
  const { open, cancel, save, saveAndContinue, move, preview, startTour } = useWorkspaceActions();
  const isSaving = useWorkspace((workspace) => workspace.savePhase === "saving");
  const isMoving = useWorkspace((workspace) => workspace.movingTo !== null);
  const next = actions.move;
  return (
    <div className="mw-header-actions">
      {isNarrow || actions.view || actions.unlock || actions.convert ? <LaterExtras actions={actions} isNarrow={isNarrow} /> : null}
      {isNarrow ? null : (
        <>
          {actions.testEmail ? (
            <Button variant="quiet" className="mw-header-quiet" icon={toolIcons.send} onClick={() => open({ kind: "test-email" })}>
              {say("testEmail")}
            </Button>
          ) : null}
          <Button variant="quiet" className="mw-header-quiet mw-header-help" icon={toolIcons.help} onClick={startTour}>
            {say("help")}
          </Button>
          <ChecksButton />
          <Button variant="quiet" className="mw-header-quiet" icon={toolIcons.eye} onClick={preview}>
            {say("preview")}
          </Button>
        </>
      )}
      {actions.cancel ? <Button onClick={cancel}>{say("cancel")}</Button> : null}
      {actions.save ? (
        <Button variant={next === "publish" ? "secondary" : "primary"} isLoading={isSaving} onClick={save}>
          {say("save")}
        </Button>
      ) : null}
      {actions.saveAndContinue ? (
        <Button variant="primary" isLoading={isSaving} onClick={() => void saveAndContinue()}>
          {say("saveAndContinue")}
        </Button>
      ) : null}
      {next ? (
        <Button
          variant={next === "unpublish" ? "secondary" : "primary"}
          isLoading={isMoving}
          onClick={() => (next === "unpublish" ? open({ kind: next }) : move(next))}
        >
          {say(next)}
        </Button>
      ) : null}
    </div>
  );
}

function LaterExtras(props: HeaderButtonsProps) {
  const code = useLaterCode(extrasCode);
  return code.phase === "ready" ? <code.value {...props} /> : null;
}
