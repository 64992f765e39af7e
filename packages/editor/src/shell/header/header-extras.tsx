import { Button, IconButton, type IconSource, Menu, type MenuItem, useRoot, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { Ellipsis, LayoutTemplate, LockOpen, SquareArrowOutUpRight, Users } from "@mailwright/ui/icons";
import { useHasUnsavedWork } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { laterCode } from "../../base/later/later-code.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { type PlainCommandId, useCommandName, useRun } from "../../workspace/commands/use-command.js";
import { LaterPart } from "../../workspace/lost-code/later-part.js";
import { headerExtraStrings } from "../../workspace/status/header-extra-strings.js";
import type { HeaderActions } from "../../workspace/status/resolve-header-actions.js";
import { useConvert } from "../../workspace/status/use-convert.js";
import { useUnlock } from "../../workspace/status/use-unlock.js";
import { useEmbedding, useWorkspace } from "../../workspace/workspace-context.js";

/** How the review stands comes where colleagues were asked. */
const approvalCode = laterCode(async () => (await import("./approval-state.js")).ApprovalState);

export interface HeaderExtrasProps {
  readonly actions: HeaderActions;
  /** On a small screen there is no room for buttons, so everything that is rarely pressed is in a menu. */
  readonly isNarrow: boolean;
}

/** The parts of the header that only shared templates and administrators have, and on a small screen everything that does not fit. */
export function HeaderExtras({ actions, isNarrow }: HeaderExtrasProps) {
  const extras = useExtras(actions);
  // What has a state shows it on a small screen too; the menu has the rest.
  const shown = isNarrow ? extras.filter(({ state }) => state) : extras;
  return (
    <>
      {shown.map(({ id, label, reason, icon, isBusy, state, run }) => (
        <Button
          key={id}
          variant="quiet"
          className="mw-header-quiet"
          icon={isNarrow ? undefined : icon}
          title={label}
          aria-disabled={reason !== undefined}
          reason={reason}
          isLoading={isBusy}
          onClick={run}
        >
          {state ? <VisuallyHidden>{label}</VisuallyHidden> : <span className="mw-header-word">{label}</span>}
          {state ? <LaterPart code={state} /> : null}
        </Button>
      ))}
      {isNarrow ? <MoreMenu actions={actions} extras={extras} /> : null}
    </>
  );
}

interface Extra {
  readonly id: string;
  readonly label: string;
  /** Why it cannot be done now. */
  readonly reason?: string | undefined;
  readonly icon: IconSource;
  readonly isBusy?: boolean;
  /** How it stands, in the place of its name. */
  readonly state?: typeof approvalCode | undefined;
  readonly run: () => void;
}

function useExtras(actions: HeaderActions): readonly Extra[] {
  const say = useTranslate(headerExtraStrings);
  const view = useView();
  const name = useCommandName(everyCommandName);
  const runCommand = useRun();
  const { unlock, isUnlocking } = useUnlock();
  const isUnsaved = useHasUnsavedWork();
  const { convert, isConverting } = useConvert();
  const isAsked = useWorkspace(({ info }) => !!info.approval?.state);
  return [
    ...(actions.approval
      ? [
          {
            id: "approval",
            label: name("show-approval"),
            icon: Users,
            state: isAsked ? approvalCode : undefined,
            run: () => runCommand("show-approval"),
          },
        ]
      : []),
    ...(actions.view ? [{ id: "view", label: say("view"), icon: { directed: SquareArrowOutUpRight }, run: view }] : []),
    ...(actions.unlock ? [{ id: "unlock", label: name("unlock"), icon: LockOpen, isBusy: isUnlocking, run: unlock }] : []),
    ...(actions.convert
      ? [
          {
            id: "convert",
            label: name("convert"),
            reason: isUnsaved ? say("convertUnsaved") : undefined,
            icon: LayoutTemplate,
            isBusy: isConverting,
            run: convert,
          },
        ]
      : []),
  ];
}

function useView(): () => void {
  const root = useRoot();
  const url = useWorkspace(({ info }) => info.viewUrl);
  return () => void (root.ownerDocument ?? root).defaultView?.open(url, "_blank", "noopener");
}

function MoreMenu({ actions, extras }: { readonly actions: HeaderActions; readonly extras: readonly Extra[] }) {
  const sayExtra = useTranslate(headerExtraStrings);
  const name = useCommandName();
  const run = useRun();
  const { checks } = useEmbedding();
  const item = (id: PlainCommandId, icon: IconSource): MenuItem => ({ id, label: name(id), icon, onSelect: () => run(id) });
  const items: readonly MenuItem[] = [
    item("preview", toolIcons.eye),
    ...(actions.testEmail ? [item("show-test-email", toolIcons.send)] : []),
    ...extras.map(({ id, label, icon, reason, isBusy, run }) => ({
      id,
      label,
      icon,
      isDisabled: reason !== undefined || isBusy === true,
      onSelect: run,
    })),
    ...(checks ? [item("show-checks", toolIcons.checks)] : []),
    item("start-tour", toolIcons.help),
  ];
  return (
    <Menu
      label={sayExtra("more")}
      items={items}
      align="end"
      trigger={(props) => <IconButton {...props} className="mw-header-more" label={sayExtra("more")} icon={Ellipsis} />}
    />
  );
}
