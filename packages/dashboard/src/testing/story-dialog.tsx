import { createClient } from "@mailwright/client";
import { ClientProvider, createQueryClient, useSession } from "@mailwright/client/react";
import { useStyles } from "@mailwright/ui";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ActionProvider } from "../actions/action-context.js";
import { DialogProvider, useDialogs } from "../dialog-requests/dialog-context.js";
import type { DialogRequest } from "../dialog-requests/dialog-store.js";
import { SelectionProvider } from "../selection/selection-context.js";
import { dashboardStyles } from "../shell/dashboard-styles.js";
import { DialogPlace } from "../shell/dialog-place.js";
import { DashboardProvider } from "../view/dashboard-context.js";
import { parseView } from "../view/dashboard-view.js";
import { memoryPreferences } from "./memory-preferences.js";
import { createMemoryServer, type MemoryServerOptions } from "./memory-server.js";

export interface StoryDialogProps extends MemoryServerOptions {
  /** The dialog that is open from the start. */
  readonly request: DialogRequest;
}

const ignore = () => undefined;
const host = { navigate: ignore, changeTheme: ignore, changeSession: ignore, reload: ignore, cancel: ignore, signOut: ignore };
const view = parseView("");

/** One dialog over a server in memory, without the dashboard behind it. */
export function StoryDialog({ request, ...options }: StoryDialogProps) {
  useStyles(dashboardStyles);
  const [server] = useState(() => createMemoryServer(options));
  const { client, queryClient } = useMemo(
    () => ({ client: createClient({ apiUrl: "", sessionId: "story", fetch: server.fetch }), queryClient: createQueryClient() }),
    [server],
  );
  return (
    <ClientProvider client={client} queryClient={queryClient}>
      <SignedIn>
        <Opener request={request} />
      </SignedIn>
    </ClientProvider>
  );
}

function SignedIn({ children }: { readonly children: ReactNode }) {
  const { data: session } = useSession();
  const [preferences] = useState(memoryPreferences);
  const value = useMemo(
    () => view && { host, view, session, theme: "light" as const, preferences, links: {}, isNarrow: false },
    [session, preferences],
  );
  if (!value || !session) return null;
  return (
    <DashboardProvider value={value}>
      <DialogProvider>
        <SelectionProvider place="story">
          <ActionProvider>
            {children}
            <DialogPlace />
          </ActionProvider>
        </SelectionProvider>
      </DialogProvider>
    </DashboardProvider>
  );
}

function Opener({ request }: { readonly request: DialogRequest }) {
  const { open } = useDialogs();
  useEffect(() => open(request), [open, request]);
  return null;
}
