import type { HostCollaboration } from "../../ports/host/host-collaboration.js";
import type { HostUser } from "../../ports/host/host-notes.js";
import type { OpenedTogether } from "../../ports/host/provided-ports.js";
import type { TemplateInfo } from "../../ports/template-info.js";
import type { Opening } from "../../ports/template-store.js";
import { hostCollaboration } from "./host-copy.js";
import { startTogether } from "./start-together.js";

/** Opens the document of a page together with others. Nothing of it where the page's provider does not open: it is then opened alone. */
export async function openWithHost(
  collaboration: HostCollaboration,
  { id, name = "" }: HostUser,
  opening: Opening | undefined,
  signal: AbortSignal | undefined,
  info: TemplateInfo,
): Promise<OpenedTogether> {
  if (!opening) return {};
  const port = { collaboration: async () => hostCollaboration(collaboration, opening) };
  const started = await startTogether(
    port,
    { id: id ?? opening.ports.newId(), name },
    signal ?? new AbortController().signal,
    opening.registry,
  );
  return started ? { together: started.together, ...(started.isReadOnly && { info: { ...info, readOnly: true } }) } : {};
}
