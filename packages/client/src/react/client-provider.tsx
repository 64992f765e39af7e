import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { Client } from "../call/client.js";

const ClientContext = createContext<Client | null>(null);

interface ClientProviderProps {
  client: Client;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Gives the query hooks below it their client and their cache. */
export function ClientProvider({ client, queryClient, children }: ClientProviderProps) {
  return (
    <ClientContext.Provider value={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ClientContext.Provider>
  );
}

/** The client of the nearest `ClientProvider`. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useClient needs a ClientProvider above it.");
  return client;
}
