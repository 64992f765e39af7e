import { TemplateDashboard } from "@mailwright/dashboard";
import { useMemo } from "react";
import type { ElementAppProps } from "./define-react-element.js";
import { readStrings, readText, readTheme } from "./read-properties.js";

/** Ties the element's surface to the dashboard component. */
export function TemplateDashboardApp({ root, emit, onHandle: _, ...given }: ElementAppProps & Record<string, unknown>) {
  const host = useMemo(
    () => ({
      navigate: (path: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}) => {
        emit("navigate", { path, replace, state });
      },
      changeTheme: (theme: "light" | "dark") => {
        emit("theme-change", { theme });
      },
      changeSession: (sessionId: string) => {
        emit("session-change", { sessionId });
      },
      reload: () => {
        emit("reload");
      },
      cancel: () => {
        emit("cancel");
      },
      signOut: () => {
        emit("error", { code: "signed-out" });
      },
    }),
    [emit],
  );
  const onError = useMemo(() => (code: string) => void emit("error", { code }), [emit]);
  return (
    <TemplateDashboard
      root={root}
      host={host}
      onError={onError}
      apiUrl={readText(given["apiUrl"])}
      sessionId={readText(given["sessionId"])}
      theme={readTheme(given["theme"])}
      locale={readText(given["locale"])}
      strings={readStrings(given["strings"])}
      isEmbedded={given["embed"] === true}
      view={readText(given["view"])}
    />
  );
}
