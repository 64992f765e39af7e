import { classNames, Icon, type IconSource, useFormats } from "@mailwright/ui";
import { type ReactNode, useId } from "react";
import type { DropPlace } from "../drag/drop-rules.js";
import { useDropTarget } from "../drag/use-drop-target.js";
import { useDashboard } from "../view/dashboard-context.js";
import { linkTo } from "../view/link-to.js";

interface ViewLinkProps {
  readonly name: string;
  readonly icon: IconSource;
  readonly address: string;
  readonly isCurrent: boolean;
  readonly count: number | undefined;
  /** What templates that are dropped here are moved to; nothing may be dropped where it is left out. */
  readonly place?: DropPlace | undefined;
  /** Muted: only administrators see it. */
  readonly isMuted?: boolean;
  /** Controls after the entry. */
  readonly children?: ReactNode;
}

/** One entry of the sidebar: a view, how much it holds, and a place to drop templates on. */
export function ViewLink({ name, icon, address, isCurrent, count, place, isMuted = false, children }: ViewLinkProps) {
  const { number } = useFormats();
  const { host } = useDashboard();
  const { setNodeRef, state } = useDropTarget(useId(), isCurrent ? undefined : place);
  return (
    <li ref={setNodeRef} className={classNames("mw-dashboard-entry", isMuted && "mw-dashboard-entry-muted")} data-drop={state}>
      <a className="mw-dashboard-view" aria-current={isCurrent ? "page" : undefined} {...linkTo(host, address)}>
        <Icon icon={icon} />
        <span className="mw-dashboard-view-name" title={name}>
          {name}
        </span>
        {count !== undefined && <span className="mw-dashboard-view-count">{number(count)}</span>}
      </a>
      {children}
    </li>
  );
}
