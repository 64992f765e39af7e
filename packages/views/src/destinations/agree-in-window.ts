import type { AuthorizationWindow } from "./authorization-window.js";
import type { Given } from "./fields/field-props.js";
import type { PortRefusal } from "./model/port-refusal.js";
import type { ServicePort, ShownDestination } from "./model/service-port.js";

export interface ToAgree {
  readonly port: Pick<ServicePort, "authorize">;
  readonly destination: ShownDestination;
  readonly given: Given;
  readonly signal: AbortSignal;
  /** Absent where the service has none, or an account is kept. */
  readonly window: AuthorizationWindow | null;
}

/** What a window came back with: nothing to add where there was none. */
export interface Agreed {
  readonly kind: "agreed";
  readonly code: { readonly authCode?: string };
}

/** What our own page says of a window that brought no code; everything else is what the service calls a no. */
const notAgreed = ["elsewhere", "ended"] as const;
type NotAgreed = { readonly kind: "denied" | (typeof notAgreed)[number] };

/** Leads the window of a service to where a person agrees, and waits for the end. `undefined` where it was closed. */
export async function agreeInWindow({
  port,
  destination,
  given,
  signal,
  window,
}: ToAgree): Promise<Agreed | PortRefusal | NotAgreed | undefined> {
  if (!window) return { kind: "agreed", code: {} };
  const { regionField } = destination.authorization;
  const field = regionField === undefined ? undefined : destination.fields[regionField];
  const region = regionField === undefined ? undefined : (given[regionField] ?? field?.initial);
  const link = await port.authorize(destination, typeof region === "string" ? region : undefined, signal);
  if (signal.aborted) return undefined;
  if (link.kind === "refused") return link;
  const end = await window.lead(link.url, link.endOrigin);
  if (end.kind === "code") return { kind: "agreed", code: { authCode: end.code } };
  return end.kind === "denied" ? { kind: notAgreed.find((kind) => kind === end.error) ?? "denied" } : undefined;
}
