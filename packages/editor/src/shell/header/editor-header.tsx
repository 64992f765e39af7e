import { Button, Logo, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { useEditorServices, useViewState } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { headerStrings } from "../../base/words/header-strings.js";
import { CommandButton } from "../../workspace/commands/command-button.js";
import { useCommandName, useRun } from "../../workspace/commands/use-command.js";
import { type HeaderActions, resolveHeaderActions } from "../../workspace/status/resolve-header-actions.js";
import { SaveWords, StatusIndicator } from "../../workspace/status/status-indicator.js";
import { useEmbedding, useWorkspace } from "../../workspace/workspace-context.js";
import { ChecksButton } from "./checks-button.js";

export const extrasCode = laterCode(async () => (await import("./header-extras.js")).HeaderExtras);

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
  const name = useCommandName();
  const run = useRun();
  const { hasHome } = useEmbedding();
  if (!hasHome) {
    return (
      <span className="mw-logo">
        <Logo />
      </span>
    );
  }
  return (
    <button type="button" className="mw-logo" aria-label={name("go-home")} onClick={() => run("go-home")}>
      <Logo />
    </button>
  );
}

function TemplateName() {
  const say = useTranslate(headerStrings);
  const { ports } = useEditorServices();
  const run = useRun();
  const name = useWorkspace(({ info }) => info.name);
  const shown = name || say("untitled");
  if (!ports.info) return name ? <span className="mw-header-name">{name}</span> : <VisuallyHidden>{shown}</VisuallyHidden>;
  return (
    <Button variant="quiet" className="mw-header-name" title={shown} aria-haspopup="dialog" onClick={() => run("show-info")}>
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
  const isSaving = useWorkspace((workspace) => workspace.savePhase === "saving");
  const isMoving = useWorkspace((workspace) => workspace.movingTo !== null);
  const next = actions.move;
  return (
    <div className="mw-header-actions">
      {isNarrow || actions.view || actions.unlock || actions.convert || actions.approval ? (
        <LaterExtras actions={actions} isNarrow={isNarrow} />
      ) : null}
      {isNarrow ? null : (
        <>
          {actions.testEmail ? <CommandButton className="mw-header-quiet" command="show-test-email" icon={toolIcons.send} /> : null}
          <CommandButton className="mw-header-quiet mw-header-help" command="start-tour" icon={toolIcons.help} />
          <ChecksButton />
          <CommandButton className="mw-header-quiet" command="preview" icon={toolIcons.eye} />
        </>
      )}
      {actions.cancel ? <CommandButton command="cancel" variant="secondary" /> : null}
      {actions.save ? <CommandButton command="save" variant={next === "publish" ? "secondary" : "primary"} isLoading={isSaving} /> : null}
      {actions.saveAndContinue ? <CommandButton command="save-and-continue" variant="primary" isLoading={isSaving} /> : null}
      {next ? <CommandButton command={next} variant={next === "unpublish" ? "secondary" : "primary"} isLoading={isMoving} /> : null}
    </div>
  );
}

function LaterExtras(props: HeaderButtonsProps) {
  const code = useLaterCode(extrasCode);
  return code.phase === "ready" ? <code.value {...props} /> : null;
}
