import { useRoot, useStyles } from "@mailwright/ui";
import { useMemo, useState } from "react";
import { dashboardStyles } from "../shell/dashboard-styles.js";
import { DashboardInRoot } from "../shell/template-dashboard.js";
import type { DashboardLinks } from "../view/dashboard-context.js";
import { memoryPreferences } from "./memory-preferences.js";
import { createMemoryServer, type MemoryServerOptions } from "./memory-server.js";

export interface StoryDashboardProps extends MemoryServerOptions {
  /** The view as a query string. */
  readonly view?: string;
  readonly isEmbedded?: boolean;
  /** The width of the element, where it is narrower than the page. */
  readonly widthPx?: number;
  /** As in a browser that has not finished the tour. */
  readonly showsTour?: boolean;
  readonly links?: DashboardLinks;
}

const ignore = () => undefined;

/** The whole dashboard over a server in memory. It moves within itself, as the demo site lets it. */
export function StoryDashboard({ view: first = "", isEmbedded, widthPx, showsTour = false, links, ...options }: StoryDashboardProps) {
  useStyles(dashboardStyles);
  const root = useRoot();
  const [view, setView] = useState(first);
  const [preferences] = useState(() => memoryPreferences({ showsTour }));
  const [server] = useState(() => createMemoryServer(options));
  const host = useMemo(
    () => ({
      navigate: (path: string) => path.startsWith("/edit") || setView(path.slice(2)),
      changeTheme: (theme: string) => "host" in root && root.host.setAttribute("data-mw-theme", theme),
      changeSession: ignore,
      reload: ignore,
      cancel: ignore,
      signOut: ignore,
    }),
    [root],
  );
  return (
    <div style={{ blockSize: "100%", inlineSize: widthPx }}>
      <DashboardInRoot
        sessionId="story"
        fetch={server.fetch}
        view={view}
        isEmbedded={isEmbedded}
        theme="light"
        host={host}
        preferences={preferences}
        links={links}
        onError={ignore}
      />
    </div>
  );
}
