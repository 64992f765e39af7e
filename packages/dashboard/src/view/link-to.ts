import type { MouseEvent } from "react";
import type { DashboardHost } from "./dashboard-context.js";

/** What a link of the dashboard needs: a real address, followed in place unless the person asks for a new tab or window. */
export function linkTo(host: DashboardHost, address: string) {
  return {
    href: address,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      host.navigate(address);
    },
  };
}
