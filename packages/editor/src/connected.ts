import { type ConnectedOptions, connectedPorts as connectedAlone } from "./ports/connected/connected-ports.js";
import type { EditorPorts } from "./ports/editor-ports.js";
import { openingTogether } from "./workspace/together/ports-over.js";

export type { ConnectedOptions };

/** The ports of an editor over the REST contract: one template of one user, opened together with others where the server has that. */
export function connectedPorts(options: ConnectedOptions): EditorPorts {
  return openingTogether(connectedAlone(options), options.known);
}
