import type { Client } from "@mailwright/client";
import { isAdmin, isFavorite, isOwner, type TemplateSummary } from "@mailwright/contract";
import type { CollaborationPort } from "../collaboration-port.js";
import type { FollowingPort } from "../following-port.js";
import type { InfoPort } from "../info-port.js";
import type { StatusPort } from "../status-port.js";
import type { TemplateStore } from "../template-store.js";
import { changeFrom, refusalFrom } from "./answers.js";
import { connectedFollowing } from "./connected-following.js";
import { connectedStatus } from "./connected-status.js";
import { connectedStore } from "./connected-store.js";
import type { Reader } from "./rights.js";
import { baseOf, remember, saveChange, type TemplateHold } from "./template-hold.js";

/** A stored template as one editor uses it. After `saveCopy` it is the copy, after `convert` the starter. */
export interface ConnectedTemplate {
  id(): string;
  /** Who is signed in, once that is known. */
  user(): Reader | undefined;
  /** What is known of it. */
  known(): TemplateSummary | undefined;
  /** The owner and administrators: they may delete other people's notes. */
  isPrivileged(): boolean;
  /** Tells when somebody else has commented, as long as the template is followed and until the signal. */
  onCommented(listener: () => void, signal: AbortSignal): void;
  readonly client: Client;
  readonly hold: TemplateHold;
  readonly store: Required<Omit<TemplateStore, "isDriven">>;
  readonly status: Required<StatusPort>;
  readonly info: InfoPort;
  readonly following: FollowingPort;
  readonly collaboration: () => Promise<CollaborationPort>;
}

export interface ConnectedTemplateOptions {
  readonly client: Client;
  readonly templateId: string;
  readonly isSystem: boolean;
  /** Who is signed in, if that is known. Otherwise `load` asks for it. */
  readonly user?: Reader | undefined;
  /** The client was given a way to have its session renewed. */
  readonly isRenewable?: boolean | undefined;
  /** What is known of templates, by id. Ports that replace others over the same work get the same map, so that they need not load again. */
  readonly known?: Map<string, TemplateSummary> | undefined;
}

/** The stored template with this id. Nothing is asked of the server before `load`. */
export function connectTemplate({
  client,
  templateId,
  isSystem,
  user,
  isRenewable = false,
  known = new Map(),
}: ConnectedTemplateOptions): ConnectedTemplate {
  const hold: TemplateHold = {
    client,
    id: templateId,
    isSystem,
    user,
    get known() {
      return known.get(hold.id);
    },
    set known(template) {
      if (template) known.set(hold.id, template);
    },
    copy: undefined,
    commented: new EventTarget(),
  };
  return {
    client,
    hold,
    id: () => hold.id,
    user: () => hold.user,
    known: () => hold.known,
    isPrivileged: () => hold.user !== undefined && (isAdmin(hold.user) || (hold.known !== undefined && isOwner(hold.known, hold.user))),
    onCommented: (listener, signal) => hold.commented.addEventListener("change", listener, { signal }),
    store: connectedStore(hold),
    info: {
      save(change, etag) {
        const isFavourite = hold.known !== undefined && isFavorite(hold.known.tags);
        const saving = saveChange(hold, changeFrom(change, isFavourite), baseOf(hold, etag));
        return saving.then((stored) => ({ kind: "saved", ...remember(hold, stored) }) as const, refusalFrom);
      },
    },
    status: connectedStatus(hold),
    following: connectedFollowing(hold, isRenewable),
    collaboration: async () => (await import("./connected-collaboration.js")).connectedCollaboration(hold),
  };
}
