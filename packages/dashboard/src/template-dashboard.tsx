import { type ClientOptions, createClient, isApiError } from "@mailwright/client";
import { ClientProvider, createQueryClient, useSession } from "@mailwright/client/react";
import { type StringOverrides, type Theme, UiRoot, type UiRootNode } from "@mailwright/ui";
import { useEffect, useMemo } from "react";
import { type DashboardHost, DashboardProvider } from "./dashboard-context.js";
import { dashboardStyles } from "./dashboard-styles.js";
import { FilterBar } from "./filters/filter-bar.js";
import { DashboardHeader } from "./header/dashboard-header.js";
import { SelectionProvider } from "./selection/selection-context.js";
import { ViewNavigation } from "./sidebar/view-navigation.js";
import { TemplateList } from "./templates/template-list.js";
import { parseView } from "./view/dashboard-view.js";

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
  /** How requests are sent; the page's own `fetch` when left out. Keep it the same function: another one is another connection. */
  readonly fetch?: ClientOptions["fetch"];
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
export function DashboardInRoot({ apiUrl = "", sessionId, fetch, onError, ...rest }: DashboardInRootProps) {
  // A cache per connection: another user's lists must not be seen, not even for a moment.
  const { client, queryClient } = useMemo(
    () => ({
      client: createClient({ apiUrl, sessionId, fetch, onSignedOut: () => onError("signed-out") }),
      queryClient: createQueryClient(),
    }),
    [apiUrl, sessionId, fetch, onError],
  );
  return (
    <ClientProvider client={client} queryClient={queryClient}>
      <Screen onError={onError} {...rest} />
    </ClientProvider>
  );
}

function Screen({
  view: query = "",
  isEmbedded = false,
  theme,
  host,
  onError,
}: Omit<DashboardInRootProps, "apiUrl" | "sessionId" | "fetch">) {
  const parsed = parseView(query);
  const { data: session, error } = useSession();
  useEffect(() => {
    if (!parsed) host.navigate("/", { replace: true });
  }, [parsed, host]);
  useEffect(() => {
    if (isApiError(error) && error.status !== 401 && error.status !== 0 && error.status < 500) onError("credentials-refused");
  }, [error, onError]);
  if (!parsed) return null;
  const view = { ...parsed, isEmbedded: parsed.isEmbedded || isEmbedded };
  // Another place starts anew: what was typed and loaded belongs to the place before.
  const place = `${view.status} ${view.category} ${view.isSystem}`;
  return (
    <DashboardProvider value={{ host, view, session, theme }}>
      <SelectionProvider place={place}>
        <div className="mw-dashboard-frame">
          <div className="mw-dashboard">
            <DashboardHeader />
            <ViewNavigation />
            <main className="mw-dashboard-main">
              <FilterBar key={`bar ${place}`} />
              <TemplateList key={`list ${place}`} />
            </main>
          </div>
        </div>
      </SelectionProvider>
    </DashboardProvider>
  );
}
