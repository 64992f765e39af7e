import type { Readable } from "node:stream";
import { type ErrorCode, refusalOf, type TemplateChangeKind, type TemplateEvent, type TemplateState } from "@mailwright/contract";
import type { Heard } from "../../database/news.js";
import { readSnapshot, type Snapshot } from "../../database/snapshot.js";
import type { Ports } from "../../ports/ports.js";
import { findSessionUser, type SignedInUser } from "../../security/authenticate.js";
import { sessionMark } from "../../security/tokens.js";
import { findTemplate } from "../templates/repository.js";
import { toPolicyTemplate } from "../templates/stored-template.js";
import { createLooker, openEventStream } from "./event-stream.js";
import { readTemplateState } from "./template-state.js";

interface Look {
  kind: TemplateChangeKind;
  byId: string | null;
  /** Which transaction it is told of. */
  transaction?: string | undefined;
  /** What no news told may be no part of the state, such as a comment. So it is told even where the state is that of before. */
  isAfterGap?: boolean;
}

const justLook: Look = { kind: "state", byId: null };
const lookAfterGap: Look = { ...justLook, isAfterGap: true };
/** Of a template that is nobody else's business every third look is enough: the news tell the rest. */
const looksAlone = 3;

/**
 * What happens to a template from now on, as server-sent events: first how things stand, then each change, and why it ended where the right to see it
 * did. The right is asked anew for every event, and every few seconds, so it ends with the session, the share and the template.
 */
export function followTemplate(ports: Ports, user: SignedInUser, templateId: string): Readable {
  return openEventStream(ports, user.id, ({ tell, end }) => {
    let before = "";
    /** What was stored before the first look. News of it may come late, and the first look has told it. */
    let seen: Snapshot | null = null;
    let isShared = true;
    let times = 0;
    const look = createLooker<Look>(
      async ({ kind, byId, transaction, isAfterGap = false }) => {
        seen ??= await readSnapshot(ports.database);
        if (transaction !== undefined && seen(transaction)) return;
        const found = await readFollowed(ports, user, templateId);
        if (found.code !== undefined) return end(found.code);
        isShared = found.state.isShared;
        const text = JSON.stringify(found.state);
        if (kind === "state" && text === before && !isAfterGap) return;
        before = text;
        tell({ kind, byId, state: found.state } satisfies TemplateEvent);
      },
      (one, other) => one.kind === other.kind && (other.isAfterGap || !one.isAfterGap),
    );
    const onTime = () => {
      if (isShared || times % looksAlone === 0) look(justLook);
      times += 1;
    };
    const onHeard = (heard: Exclude<Heard, { kind: "closing" }>) => {
      const concerned = concernOf(heard, templateId, user);
      if (concerned) look(concerned);
    };
    return { onTime, onHeard };
  });
}

function concernOf(heard: Exclude<Heard, { kind: "closing" }>, templateId: string, user: SignedInUser): Look | null {
  if (heard.kind === "gap") return lookAfterGap;
  if (heard.kind === "template")
    return heard.templateId === templateId ? { kind: heard.what, byId: heard.byId, transaction: heard.transaction } : null;
  if (heard.kind === "person") return heard.userId === user.id ? justLook : null;
  return heard.sessionMark === sessionMark(user.sessionHash) ? justLook : null;
}

type Followed = { state: TemplateState; code?: undefined } | { code: ErrorCode };

async function readFollowed({ database, clock }: Ports, { sessionHash, workspaceId }: SignedInUser, id: string): Promise<Followed> {
  const user = await findSessionUser(database, sessionHash, clock.now());
  if (!user) return { code: "session-ended" };
  const template = await findTemplate(database, { id, kind: "user", workspaceId });
  if (!template) return { code: "template-not-found" };
  const refusal = refusalOf("followTemplate", toPolicyTemplate(template, user), user);
  return refusal === null ? { state: await readTemplateState(database, template, user) } : { code: refusal };
}
