import { TemplateDashboard } from "@mailwright/dashboard";
import { useCallback, useMemo, useRef } from "react";
import type { ElementAppProps } from "../element/element-app-props.js";
import { useWords } from "../element/use-words.js";
import { readText, readTheme } from "../given/read-properties.js";
import { askForSession } from "../given/renewal.js";

const languages = { de: async () => (await import("@mailwright/dashboard/languages/german")).german };

/**
 * Ties the element's surface to the dashboard component. Where the page does not take a navigation or a theme into its own hands
 * (`preventDefault`), the element goes there itself, by its own attributes.
 */
export function TemplateDashboardApp({ root, emit, onHandle: _, ...given }: ElementAppProps & Record<string, unknown>) {
  const host = useMemo(
    () => ({
      navigate: (path: string, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}) => {
        const isOurs = emit("navigate", { path, replace, state }, { cancelable: true });
        const query = /^\/(?:\?(.*))?$/.exec(path);
        if (isOurs && query) root.host.setAttribute("view", query[1] ?? "");
      },
      changeTitle: (title: string) => {
        emit("title-change", { title });
      },
      changeTheme: (theme: "light" | "dark") => {
        if (emit("theme-change", { theme }, { cancelable: true })) root.host.setAttribute("theme", theme);
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
    [emit, root],
  );
  const onError = useMemo(() => (code: string) => void emit("error", { code }), [emit]);
  const account = readText(given["accountUrl"]);
  const people = readText(given["peopleUrl"]);
  const upgrade = readText(given["upgradeUrl"]);
  const links = useMemo(() => ({ account, people, upgrade }), [account, people, upgrade]);
  const renewal = useRef(given["renewSession"]);
  renewal.current = given["renewSession"];
  const renewSession = useCallback(() => askForSession(renewal.current), []);
  const words = useWords(given, languages, emit);
  if (!words) return null;
  return (
    <TemplateDashboard
      root={root}
      host={host}
      onError={onError}
      links={links}
      renewSession={renewSession}
      apiUrl={readText(given["apiUrl"])}
      sessionId={readText(given["sessionId"])}
      theme={readTheme(given["theme"])}
      {...words}
      isEmbedded={given["embed"] === true}
      view={readText(given["view"])}
    />
  );
}
