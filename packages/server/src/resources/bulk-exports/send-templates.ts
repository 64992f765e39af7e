import type { FailureCode } from "@mailwright/destinations";
import { refuse } from "../../base/refusal.js";
import { goesOn, type Job, type JobOutcome } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SessionUser } from "../../security/authenticate.js";
import { requireContent } from "../connections/connection-content.js";
import { openKept, requireKept } from "../destinations/export-email.js";
import type { Account } from "../destinations/hand-over-email.js";
import { type Offered, requireOffered } from "../destinations/offered.js";
import { findAsker } from "../jobs/find-asker.js";
import { openResultLog, type SendInput } from "./bulk-export.js";
import { sendOne } from "./send-one.js";

/** So many emails are one turn; after that others have theirs. */
const turnMax = 10;

/** What every other email would meet too: nobody is let in, too much is asked, or the service is away. The rest is not tried. */
const forAll: ReadonlySet<string> = new Set<FailureCode>(["AUTH", "RATE_LIMIT", "UPSTREAM", "CONFIG"]);

/** Hands emails over, one after the other, some of them in one turn. What came of each is written down before the next begins, so none goes twice. */
export async function sendTemplates(ports: Ports, job: Job, signal: AbortSignal): Promise<JobOutcome | typeof goesOn> {
  const user = await findAsker(ports, job);
  const input = job.input as SendInput;
  const offered = requireOffered(ports.sending, input.provider);
  const log = await openResultLog(ports, job, { goesOn: true });
  const left = input.ids.flatMap((templateId, at) => {
    const isLeft = log.all().some((result) => result.templateId === templateId && result.state === "waiting");
    return isLeft ? [{ templateId, exportId: input.exportIds[at] ?? refuse("internal") }] : [];
  });
  let isOver = left.length <= turnMax;
  for (const each of left.slice(0, turnMax)) {
    signal.throwIfAborted();
    const account = () => openAccount(ports, user, offered, job);
    const result = await sendOne(ports, { user, offered, account, origin: input.origin, isAgain: input.isAgain === true, ...each });
    await log.note(result);
    if (result.failure === null || !forAll.has(result.failure)) continue;
    isOver = true;
    break;
  }
  signal.throwIfAborted();
  if (!isOver) return goesOn;
  return { value: { results: log.all() } };
}

/** With what the destination is asked; tokens of a kept account that have ended are renewed. */
async function openAccount(ports: Ports, user: SessionUser, offered: Offered, { id, input }: Job): Promise<Account> {
  const { connectionId, account, provider } = input as SendInput;
  const sealed = account ?? refuse("authorization-ended");
  const content = requireContent(ports.secrets, { id, workspaceId: user.workspaceId, provider, ...sealed });
  if (connectionId === null) return content;
  const connection = await requireKept(ports, user, offered, connectionId);
  return openKept(ports, user, offered, { given: content.given, connection });
}
