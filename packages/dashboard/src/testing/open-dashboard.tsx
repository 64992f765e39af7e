import { createRoot } from "react-dom/client";
import { TemplateDashboard } from "../shell/template-dashboard.js";
import type { DashboardLinks } from "../view/dashboard-context.js";
import { memoryPreferences } from "./memory-preferences.js";
import { createMemoryServer, type MemoryServerOptions } from "./memory-server.js";
import { templatesOf } from "./sample-templates.js";

interface OpenOptions extends MemoryServerOptions {
  /** The view as a query string. */
  readonly view?: string;
  readonly links?: DashboardLinks;
}

/** The dashboard in a shadow root over a server in memory; it moves as its host lets it. */
export function openDashboard({ view: first = "", links, ...options }: OpenOptions = {}) {
  const server = createMemoryServer({ templates: templatesOf(3), ...options });
  const element = document.body.appendChild(document.createElement("div"));
  element.style.blockSize = "760px";
  const root = element.attachShadow({ mode: "open" });
  const react = createRoot(root);
  const went: string[] = [];
  const told: string[] = [];
  const host = {
    navigate: (path: string) => {
      went.push(path);
      if (path.startsWith("/?") || path === "/") render(path.slice(2));
    },
    changeTheme: (theme: string) => void told.push(`theme ${theme}`),
    changeSession: (sessionId: string) => void told.push(`session ${sessionId}`),
    reload: () => void told.push("reload"),
    cancel: () => void told.push("cancel"),
    signOut: () => void told.push("sign out"),
  };
  const onError = (code: string) => void told.push(`error ${code}`);
  const preferences = memoryPreferences();
  const render = (view: string) =>
    react.render(
      <TemplateDashboard
        root={root}
        sessionId="s"
        fetch={server.fetch}
        view={view}
        host={host}
        links={links}
        preferences={preferences}
        onError={onError}
      />,
    );
  render(first);
  const close = () => {
    react.unmount();
    element.remove();
  };
  const scroller = () => root.querySelector<HTMLElement>(".mw-dashboard-scroll");
  /** The name of what has the focus. */
  const focused = () => root.activeElement?.getAttribute("aria-label") ?? root.activeElement?.textContent ?? null;
  return { ...server, root, went, told, navigate: host.navigate, preferences, close, scroller, focused };
}
