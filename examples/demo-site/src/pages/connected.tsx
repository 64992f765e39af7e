import type { Client } from "@mailwright/client";
import { ClientProvider, createQueryClient } from "@mailwright/client/react";
import { type ReactNode, useState } from "react";

/** A page of our own with a connection to the server, as the two elements have theirs. */
export function Connected({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ClientProvider client={client} queryClient={queryClient}>
      {children}
    </ClientProvider>
  );
}
