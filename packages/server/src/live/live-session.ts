import type { IncomingHttpHeaders } from "node:http";
import { blockRegistry } from "@mailwright/blocks";
import { blockRightsOf, type ErrorCode, hasBase64Content, isCookieSession, locksHold, refusalOf } from "@mailwright/contract";
import { type EmailDocument, findChangesOfLocked, findChangesOutsidePlan } from "@mailwright/document";
import { Refusal } from "../base/refusal.js";
import type { Ports } from "../ports/ports.js";
import { findTemplate } from "../resources/templates/repository.js";
import { type StoredTemplate, toPolicyTemplate } from "../resources/templates/stored-template.js";
import { writeName } from "../resources/users/session.js";
import { authenticate, findSessionUser, type SessionUser } from "../security/authenticate.js";
import { type Ending, endings } from "./guarded-socket.js";
import type { Presence } from "./read-message.js";

/** Somebody who has a template open together with others. */
export interface LivePerson {
  readonly user: SessionUser;
  readonly template: StoredTemplate;
  /** They see what others do, and what they send is taken from nobody. */
  readonly isReadOnly: boolean;
}

/**
 * Who signs in to a room: `SESSION TOKEN` as the headers of a call, `cookie` on the product's own pages, and behind them the epoch of the copy
 * that they have already, if any.
 */
export interface SignIn {
  readonly headers: IncomingHttpHeaders;
  readonly epoch: string | undefined;
}

/** Reads what a client sends as its token. */
export function readSignIn(token: string, headers: IncomingHttpHeaders): SignIn {
  const [sessionId = "", bearer = "-", epoch] = token.split(" ");
  const { authorization: _, ...others } = headers;
  return {
    headers: { ...others, "x-session-id": sessionId, ...(!isCookieSession(sessionId) && { authorization: `Bearer ${bearer}` }) },
    epoch: epoch || undefined,
  };
}

/** Lets somebody in, or says why not. */
export async function admit(ports: Ports, headers: IncomingHttpHeaders, templateId: string): Promise<LivePerson | ErrorCode> {
  try {
    return await standingOf(ports, await authenticate(headers, ports), templateId);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** What somebody who is in may do by now, or why nothing any more. */
export async function lookAgain(ports: Ports, { user, template }: LivePerson): Promise<LivePerson | ErrorCode> {
  const found = await findSessionUser(ports.database, user.sessionHash, ports.clock.now());
  return found ? standingOf(ports, found, template.id) : "session-ended";
}

async function standingOf({ database }: Ports, user: SessionUser, id: string): Promise<LivePerson | ErrorCode> {
  const template = await findTemplate(database, { id, kind: "user", workspaceId: user.workspaceId });
  if (!template) return "template-not-found";
  const policy = toPolicyTemplate(template, user);
  return refusalOf("followTemplate", policy, user) ?? { user, template, isReadOnly: refusalOf("saveTemplate", policy, user) !== null };
}

/** Does this change bring in what no template may hold? Values stand in it as they are. */
export function isForbidden(update: Uint8Array): boolean {
  return hasBase64Content(Buffer.from(update).toString("latin1"));
}

/** Why a change that somebody made may not happen: it touches what is locked of a block, or adds what their plan does not include. */
export function judgeChange({ user, template }: LivePerson, before: EmailDocument, after: EmailDocument): Ending | undefined {
  if (locksHold(toPolicyTemplate(template, user), user) && findChangesOfLocked(before, after, blockRegistry).length > 0) {
    return { code: 4403, reason: "block-locked" };
  }
  const rights = blockRightsOf({ entitlements: user.entitlements, subscriptionPlan: user.plan });
  if (findChangesOutsidePlan(null, after, blockRegistry, rights).length === 0) return undefined;
  return findChangesOutsidePlan(before, after, blockRegistry, rights).length > 0 ? { code: 4403, reason: "plan-required" } : undefined;
}

/** Who somebody is to the others in a room. */
export interface OwnName {
  readonly id: string;
  readonly name: string;
}

export const ownNameOf = ({ user: { id, account } }: LivePerson): OwnName => ({ id, name: writeName(account) });

/** What people say of themselves in a room: whose copy of the document has which number is settled by who spoke for it first. */
export interface Presences {
  /**
   * May this pass? Libraries send back whatever they are told of others, so that is ignored; and nobody speaks for somebody else.
   */
  judge(peers: readonly Presence[], user: OwnName, own: Set<number>): "passes" | "ignored" | Ending;
  leave(own: ReadonlySet<number>): void;
}

/** Copies of one connection: there is one, and after a new beginning another. */
const copiesMax = 8;

export function createPresences(): Presences {
  const owners = new Map<number, string>();
  const isOwn = ({ clientId, state }: Presence, user: OwnName) =>
    (owners.get(clientId) ?? user.id) === user.id && (state === null || isOf(state, user));
  return {
    judge(peers, user, own) {
      if (!peers.every((peer) => isOwn(peer, user))) return "ignored";
      for (const { clientId, state } of peers) {
        // What the library of one window sends back of another window of the same person is not its own, nor that somebody has gone.
        if (state === null || owners.has(clientId)) continue;
        own.add(clientId);
        owners.set(clientId, user.id);
      }
      return own.size > copiesMax ? endings.tooMuch : "passes";
    },
    leave(own) {
      for (const clientId of own) owners.delete(clientId);
    },
  };
}

/** Does somebody say that they write, or where? */
export function saysThatTheyWrite({ state }: Presence): boolean {
  return typeof state === "object" && state !== null && ("isWriting" in state || "caret" in state);
}

// Who says nothing yet says `{}`. Others read the name beside what a person does, so it is that of the account.
function isOf(state: unknown, user: OwnName): boolean {
  if (typeof state !== "object" || state === null) return false;
  if (!("userId" in state)) return Object.keys(state).length === 0;
  return state.userId === user.id && (!("name" in state) || state.name === user.name);
}
