import type { ReactNode } from "react";
import { useTranslate } from "../../context/use-translate.js";
import { Button } from "../../controls/button/button.js";
import { Icon, type IconSource } from "../../icons/icon.js";
import { CircleAlert } from "../../icons/lucide/circle-alert.gen.js";
import { RotateCw } from "../../icons/lucide/rotate-cw.gen.js";
import { uiStrings } from "../../translate/ui-strings.js";

export interface EmptyStateProps {
  readonly title: string;
  /** What would fill it. */
  readonly children?: ReactNode;
  readonly icon?: IconSource | undefined;
  readonly action?: ReactNode;
}

/** Nothing here yet, and how that changes. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return <StateView {...{ title, icon, action }}>{children}</StateView>;
}

export interface ErrorStateProps {
  /** What failed; general words when left out. */
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** Another way on, beside trying again. */
  readonly action?: ReactNode;
}

/** What failed, and a way to try again. */
export function ErrorState({ title, children, onRetry, action }: ErrorStateProps) {
  const say = useTranslate(uiStrings);
  const retry = onRetry ? (
    <Button icon={RotateCw} onClick={onRetry}>
      {say("retry")}
    </Button>
  ) : null;
  return (
    <StateView
      role="alert"
      title={title ?? say("failed")}
      icon={CircleAlert}
      tone="danger"
      action={
        retry || action ? (
          <>
            {retry}
            {action}
          </>
        ) : null
      }
    >
      {children}
    </StateView>
  );
}

interface StateViewProps extends EmptyStateProps {
  readonly role?: "alert" | undefined;
  readonly tone?: "danger" | undefined;
}

/** What all states look like. */
export function StateView({ title, children, icon, action, role, tone }: StateViewProps) {
  return (
    <div className="mw-state" role={role} data-tone={tone}>
      {icon ? (
        <span className="mw-state-icon">
          <Icon icon={icon} sizePx={20} />
        </span>
      ) : null}
      <p className="mw-state-title">{title}</p>
      {children ? <div className="mw-state-text">{children}</div> : null}
      {action ? <div className="mw-state-action">{action}</div> : null}
    </div>
  );
}
