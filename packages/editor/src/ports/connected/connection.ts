import {
  type Client,
  cloneTemplate,
  convertTemplate,
  getSystemTemplate,
  getTemplate,
  loadSession,
  lockTemplate,
  moveSystemTemplate,
  moveTemplate,
  saveSystemTemplate,
  saveTemplate,
} from "@mailwright/client";
import {
  freePlanNumber,
  isAdmin,
  isFavorite,
  isOwner,
  locksOnOpen,
  type Template,
  type TemplateChange,
  type TemplateSummary,
} from "@mailwright/contract";
import { shortenOwnAddresses } from "@mailwright/document";
import type { InfoPort } from "../info-port.js";
import type { StatusAnswer, StatusPort } from "../status-port.js";
import type { LoadedTemplate, SaveAnswer, TemplateContent, TemplateStore } from "../template-store.js";
import { changeFrom, infoFrom, loadedFrom, refusalFrom, saveRefusalFrom } from "./answers.js";
import { entitlementsOf, type Reader } from "./rights.js";

/** One editor's hold on one stored template. After `saveCopy` it is the copy's, after `convert` the layout's. */
export interface Connection {
  id(): string;
  /** Who is signed in, once that is known. */
  user(): Reader | undefined;
  /** The owner and administrators: they may delete other people's notes. */
  isPrivileged(): boolean;
  readonly store: Required<Omit<TemplateStore, "isDriven">>;
  readonly status: Required<StatusPort>;
  readonly info: InfoPort;
}

export interface ConnectionOptions {
  readonly client: Client;
  readonly templateId: string;
  readonly isSystem: boolean;
  /** Who is signed in, where that is known already; else it is asked with `load`. */
  readonly user?: Reader | undefined;
}

/** What a hold on a template knows; it changes with each answer. */
interface Hold {
  id: string;
  isSystem: boolean;
  user: Reader | undefined;
  known: TemplateSummary | undefined;
  copy: TemplateSummary | undefined;
}

/** Connects to a template. Nothing is asked of the server before `load`. */
export function connect({ client, templateId, isSystem, user }: ConnectionOptions): Connection {
  const hold: Hold = { id: templateId, isSystem, user, known: undefined, copy: undefined };
  const by = () => ({ client, user: hold.user });
  const sending = (template: object) => ({ ...by(), sizeBytes: () => new Blob([JSON.stringify({ template })]).size });
  const baseOf = (etag: string | null | undefined) => (etag === undefined ? (hold.known?.version ?? null) : parseVersion(etag));
  const remember = (template: TemplateSummary) => {
    hold.known = template;
    return { info: infoFrom(template, by()), etag: String(template.version) };
  };
  const saveChange = (change: TemplateChange, version: number | null) =>
    (hold.isSystem ? saveSystemTemplate : saveTemplate)(client, hold.id, change, version);
  // Moving counts no version, so a newer one in the answer is somebody else's work, which ours is not based on.
  const moved = (template: TemplateSummary, base: number | null): StatusAnswer => ({
    kind: "moved",
    info: infoFrom(template, by()),
    etag: base === null ? null : String(base),
  });

  return {
    id: () => hold.id,
    user: () => hold.user,
    isPrivileged: () => hold.user !== undefined && (isAdmin(hold.user) || (hold.known !== undefined && isOwner(hold.known, hold.user))),
    store: {
      // Drafts stay in the browser, which people may share: one user's work is not offered to the next.
      key: () => [client.apiUrl, hold.user?.id ?? "", hold.id].join(" "),
      load: (signal) => load(client, hold, signal).then((template) => ({ kind: "loaded", template }) as const, refusalFrom),
      save(content, etag) {
        const template = bodyOf(client, content);
        return saveChange({ template }, parseVersion(etag)).then(
          (stored): SaveAnswer => ({ kind: "saved", ...remember(stored) }),
          (error: unknown) => saveRefusalFrom(error, sending(template)),
        );
      },
      async saveCopy(content) {
        const template = bodyOf(client, content);
        try {
          // A copy that was made but could not be written to is used again, so that trying twice makes one copy.
          hold.copy ??= await cloneTemplate(client, hold.id);
          const stored = await saveTemplate(client, hold.copy.id, { template }, hold.copy.version);
          Object.assign(hold, { id: stored.id, isSystem: false, copy: undefined });
          return { kind: "saved", ...remember(stored) };
        } catch (error) {
          return saveRefusalFrom(error, sending(template));
        }
      },
    },
    info: {
      save(change, etag) {
        const isFavourite = hold.known !== undefined && isFavorite(hold.known.tags);
        const saving = saveChange(changeFrom(change, isFavourite), baseOf(etag));
        return saving.then((stored) => ({ kind: "saved", ...remember(stored) }) as const, refusalFrom);
      },
    },
    status: {
      move(status, etag) {
        const base = baseOf(etag);
        const moving = hold.isSystem
          ? moveSystemTemplate(client, hold.id, status === "deleted" ? "deleted" : "published")
          : moveTemplate(client, hold.id, status);
        return moving.then((template) => moved(template, base), refusalFrom);
      },
      convert(etag) {
        const base = baseOf(etag);
        return convertTemplate(client, hold.id).then((template) => {
          hold.isSystem = true;
          return moved(template, base);
        }, refusalFrom);
      },
    },
  };
}

async function load(client: Client, hold: Hold, signal: AbortSignal | undefined): Promise<LoadedTemplate> {
  const fetchTemplate = () => (hold.isSystem ? getSystemTemplate : getTemplate)(client, hold.id, signal);
  const [session, found] = await Promise.all([loadSession(client, signal), fetchTemplate()]);
  hold.user = session;
  const template = locksOnOpen(found, session) ? await takeLock(client, found, fetchTemplate) : found;
  hold.known = template;
  return {
    ...loadedFrom(template, { client, user: session }),
    entitlements: entitlementsOf(session),
    mode: session.dnd_mode,
    ...(session.subscriptionPlan === freePlanNumber && { triedBy: session.id }),
  };
}

/** Opening a shared draft of somebody else takes its lock, so that nobody works beside. Whoever saved just before is not overwritten. */
async function takeLock(client: Client, found: Template, fetchAgain: () => Promise<Template>): Promise<Template> {
  const locked = await lockTemplate(client, found.id, true);
  return locked.version === found.version ? { ...found, ...locked, template: found.template } : fetchAgain();
}

// The server completes the addresses of its pictures when it sends: it may be known by another name by then.
function bodyOf({ apiUrl }: Client, { document, html }: TemplateContent) {
  return { html: shortenOwnAddresses(html, apiUrl), css: "", components: document };
}

function parseVersion(etag: string | null): number | null {
  return etag === null ? null : Number(etag);
}
