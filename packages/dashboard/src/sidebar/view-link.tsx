import { Icon, type IconSource, useFormats } from "@mailwright/ui";
import { useDashboard } from "../dashboard-context.js";
import { linkTo } from "../view/link-to.js";

interface ViewLinkProps {
  readonly name: string;
  readonly icon: IconSource;
  readonly address: string;
  readonly isCurrent: boolean;
  readonly count: number | undefined;
}

/** One entry of the sidebar: a view, and how much it holds. */
export function ViewLink({ name, icon, address, isCurrent, count }: ViewLinkProps) {
  const { number } = useFormats();
  const { host } = useDashboard();
  return (
    <li>
      <a className="mw-dashboard-view" aria-current={isCurrent ? "page" : undefined} {...linkTo(host, address)}>
        <Icon icon={icon} />
        <span className="mw-dashboard-view-name">{name}</span>
        {count !== undefined && <span className="mw-dashboard-view-count">{number(count)}</span>}
      </a>
    </li>
  );
}
