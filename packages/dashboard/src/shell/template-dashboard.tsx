import { type ClientOptions, createClient, isApiError } from "@mailwright/client";
import { ClientProvider, closeQueryClient, createQueryClient, useSession } from "@mailwright/client/react";
import { type StringOverrides, type Theme, UiRoot, type UiRootNode } from "@mailwright/ui";
import { useEffect, useMemo, useRef } from "react";
import { ActionProvider } from "../actions/action-context.js";
import { DialogProvider } from "../dialog-requests/dialog-context.js";
import { DragProvider } from "../drag/drag-provider.js";
import { DashboardHeader } from "../header/dashboard-header.js";
import { FreePlanPlace } from "../header/free-plan-place.js";
import { useSessionNews } from "../remote/use-session-news.js";
import { SelectionProvider } from "../selection/selection-context.js";
import { ViewNavigation } from "../sidebar/view-navigation.js";
import { type DashboardHost, type DashboardLinks, DashboardProvider } from "../view/dashboard-context.js";
import { homeOf, parseView, placeOf } from "../view/dashboard-view.js";
import { browserPreferences, type Preferences } from "../view/preferences.js";
import { DashboardMain } from "./dashboard-main.js";
import { dashboardStyles } from "./dashboard-styles.js";
import { DialogPlace } from "./dialog-place.js";
import { useIsNarrow } from "./use-is-narrow.js";

export interface TemplateDashboardProps {
  readonly root: UiRootNode;
  readonly apiUrl?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly theme?: Theme | undefined;
  readonly locale?: string | undefined;
  readonly strings?: StringOverrides | undefined;
  readonly isEmbedded?: boolean | undefined;
  /** The view as a query string; see `parseView`. */
  readonly view?: string | undefined;
  readonly host: DashboardHost;
  /** Pages of the product around the dashboard. */
  readonly links?: DashboardLinks | undefined;
  /** Where choices are remembered; this browser when left out. */
  readonly preferences?: Preferences | undefined;
  /** How requests are sent; the page's own `fetch` when left out. Keep it the same function: another one makes another client. */
  readonly fetch?: ClientOptions["fetch"];
  /** Signs in again when the session is over. Keep it the same function: another one makes another client. */
  readonly renewSession?: ClientOptions["renewSession"];
  /** Told with a stable code: `signed-out`, `credentials-refused`. */
  readonly onError: (code: string) => void;
}

/** The template dashboard as a component: library views, filters, and what can be done with a template. */
export function TemplateDashboard({ root, theme = "light", locale, strings, ...rest }: TemplateDashboardProps) {
  return (
    <UiRoot root={root} theme={theme} locale={locale} strings={strings} styles={dashboardStyles}>
      <DashboardInRoot theme={theme} {...rest} />
    </UiRoot>
  );
}

export type DashboardInRootProps = Omit<TemplateDashboardProps, "root" | "locale" | "strings"> & { readonly theme: Theme };

/** The dashboard inside a `UiRoot` that somebody else has rendered. */
export function DashboardInRoot({ apiUrl = "", sessionId, fetch, renewSession, onError, ...rest }: DashboardInRootProps) {
  // A cache for each client: another user's lists must not be seen, not even for a moment.
  const { client, queryClient } = useMemo(
    () => ({
      client: createClient({ apiUrl, sessionId, fetch, renewSession, onSignedOut: () => onError("signed-out") }),
      queryClient: createQueryClient(),
    }),
    [apiUrl, sessionId, fetch, renewSession, onError],
  );
  // TanStack Query would keep unused answers for minutes, and with them this element. So the cache is closed when the dashboard goes, in a
  // microtask, because the queries unsubscribe after this effect.
  useEffect(() => () => queueMicrotask(() => void closeQueryClient(queryClient)), [queryClient]);
  return (
    // Query observers stay with the cache they were made for, so another client mounts everything anew.
    <ClientProvider key={`${apiUrl} ${sessionId}`} client={client} queryClient={queryClient}>
      <Screen onError={onError} {...rest} />
    </ClientProvider>
  );
}

type ScreenProps = Omit<DashboardInRootProps, "apiUrl" | "sessionId" | "fetch" | "renewSession">;

const noLinks: DashboardLinks = {};

function Screen({
  view: query = "",
  isEmbedded = false,
  theme,
  host,
  links = noLinks,
  preferences = browserPreferences,
  onError,
}: ScreenProps) {
  const view = useView(query, isEmbedded, host);
  const { data: session, error } = useSession();
  useSessionNews(session);
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame);
  useEffect(() => {
    if (isApiError(error) && error.status !== 401 && error.status !== 0 && error.status < 500) onError("credentials-refused");
  }, [error, onError]);
  const value = useMemo(
    () => view && { host, view, session, theme, preferences, links, isNarrow },
    [host, view, session, theme, preferences, links, isNarrow],
  );
  return (
    <div ref={frame} className="mw-dashboard-frame">
      {value && (
        <DashboardProvider value={value}>
          <DialogProvider>
            <SelectionProvider place={placeOf(value.view)}>
              <ActionProvider>
                <DragProvider>
                  <div className="mw-dashboard">
                    <DashboardHeader />
                    {!isNarrow && <ViewNavigation />}
                    <DashboardMain />
                    {/* It comes with the session, and goes when it is dismissed: at the foot of the page nothing moves for it. */}
                    <FreePlanPlace />
                  </div>
                  <DialogPlace />
                </DragProvider>
              </ActionProvider>
            </SelectionProvider>
          </DialogProvider>
        </DashboardProvider>
      )}
    </div>
  );
}

/** The view that the address asks for. One that asks for a status that does not exist leads to the start. */
function useView(query: string, isEmbedded: boolean, host: DashboardHost) {
  const view = useMemo(() => {
    const parsed = parseView(query);
    return parsed && { ...parsed, isEmbedded: parsed.isEmbedded || isEmbedded };
  }, [query, isEmbedded]);
  useEffect(() => {
    if (!view) host.navigate(homeOf(query), { replace: true });
  }, [view, query, host]);
  return view;
}
