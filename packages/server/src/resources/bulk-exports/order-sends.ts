import type { components } from "@mailwright/contract";
import type { Job } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { sealContent } from "../connections/connection-content.js";
import { readContent } from "../connections/create-connection.js";
import { requireKept } from "../destinations/export-email.js";
import { requireOffered } from "../destinations/offered.js";
import { requireGiven } from "../destinations/require-given.js";
import type { SendInput } from "./bulk-export.js";
import { placeOnce } from "./place-once.js";

interface Asked {
  id: string | undefined;
  provider: string;
  origin: string;
  body: components["schemas"]["BulkSend"];
}

/** Has templates handed over to a destination. A window's code is turned into tokens at once, because it is good for minutes only. */
export async function orderSends(
  ports: Ports,
  user: SessionUser,
  { id, provider, origin, body: { ids, given, isAgain = false } }: Asked,
): Promise<Job> {
  const offered = requireOffered(ports.sending, provider);
  const input = async (jobId: string): Promise<SendInput> => {
    const { connectionId = null, ...chosen } = given;
    if (connectionId !== null) await requireKept(ports, user, offered, connectionId);
    else requireGiven(offered, given);
    const content = connectionId === null ? await readContent(ports, user, offered, given) : { given: chosen };
    const account = sealContent(ports.secrets, { id: jobId, workspaceId: user.workspaceId, provider }, content);
    return { ids, provider, origin, exportIds: ids.map(() => ports.ids.uuid()), connectionId, isAgain, account };
  };
  return placeOnce(ports, user, { kind: "send-many", id, input });
}
