import type { DestinationPort } from "../destination-port.js";
import type { EditorPorts } from "../editor-ports.js";
import type { HostDestinations } from "./host-destination.js";

/** What a page supplies so that emails go elsewhere. */
export interface HostDestinationProviders {
  readonly destinations?: HostDestinations;
}

/** The port over a page that has destinations; its code comes with the dialog that needs it. */
export function hostDestinations({ destinations: given }: HostDestinationProviders): Pick<EditorPorts, "destinations"> {
  if (!given) return {};
  return { destinations: async (): Promise<DestinationPort> => (await import("./drive-destinations.js")).driveDestinations(given) };
}
