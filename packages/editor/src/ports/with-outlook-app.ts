import type { OfferedDestination, OfferedService } from "./destination-port.js";

/** Puts the files for Outlook where people look for them: behind the drafts of Outlook on the web, else before all other applications. */
export function withOutlookApp(services: readonly OfferedService[]): readonly OfferedDestination[] {
  const web = services.findIndex(({ destination }) => destination.provider === "OUTLOOK");
  const first = services.findIndex(({ destination }) => destination.tab === "application");
  const at = web >= 0 ? web + 1 : first >= 0 ? first : services.length;
  return [...services.slice(0, at), { kind: "outlook-app" }, ...services.slice(at)];
}
