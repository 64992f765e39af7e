import { type Client, cloneTemplate, getSystemTemplate, getTemplate, loadSession, moveTemplate, saveTemplate } from "@mailwright/client";
import { isFavorite, mayEdit, type PolicyUser, type Template, type TemplateSummary } from "@mailwright/contract";
import { shortenOwnAddresses } from "@mailwright/document";
import type { InfoPort, LoadedTemplate, SaveAnswer, StatusPort, TemplateContent, TemplateStore } from "../editor-ports.js";
import { changeFrom, infoFrom, loadedFrom, refusalFrom, saveRefusalFrom } from "./answers.js";

/** One editor's hold on one stored template. After `saveCopy` it is the copy's. */
export interface Connection {
  id(): string;
  readonly store: Required<TemplateStore>;
  readonly status: StatusPort;
  readonly info: InfoPort;
}

export interface ConnectionOptions {
  readonly client: Client;
  readonly templateId: string;
  readonly isSystem: boolean;
  /** Who is signed in, where that is known already; else it is asked with `load`. */
  readonly user?: PolicyUser | undefined;
}

/** Connects to a template. Nothing is asked of the server before `load`. */
export function connect({ client, templateId, isSystem, user: knownUser }: ConnectionOptions): Connection {
  let id = templateId;
  let user = knownUser;
  let known: TemplateSummary | undefined;
  let copy: TemplateSummary | undefined;
  const mayChange = (template: TemplateSummary) => user === undefined || mayEdit(template, user);
  const fetchTemplate = (signal?: AbortSignal): Promise<Template> => (isSystem ? getSystemTemplate : getTemplate)(client, id, signal);
  const baseOf = (etag: string | null | undefined) => (etag === undefined ? (known?.version ?? null) : parseVersion(etag));
  const remember = (template: TemplateSummary) => {
    known = template;
    return { info: infoFrom(template, mayChange), etag: String(template.version) };
  };
  const load = async (signal?: AbortSignal): Promise<LoadedTemplate> => {
    const [session, template] = await Promise.all([user ?? loadSession(client, signal), fetchTemplate(signal)]);
    user = session;
    known = template;
    return loadedFrom(template, mayChange);
  };
  const save = (content: TemplateContent, version: number | null) =>
    saveTemplate(client, id, { template: bodyOf(client, content) }, version).then(
      (stored): SaveAnswer => ({ kind: "saved", ...remember(stored) }),
      (error: unknown) => saveRefusalFrom(error, mayChange),
    );

  return {
    id: () => id,
    store: {
      // Drafts stay in the browser, which people may share: one user's work is not offered to the next.
      key: () => [client.apiUrl, user?.id ?? "", id].join(" "),
      load: (signal) => load(signal).then((template) => ({ kind: "loaded", template }) as const, refusalFrom),
      save: (content, etag) => save(content, parseVersion(etag)),
      async saveCopy(content) {
        try {
          // A copy that was made but could not be written to is used again, so that trying twice makes one copy.
          copy ??= await cloneTemplate(client, id);
          const stored = await saveTemplate(client, copy.id, { template: bodyOf(client, content) }, copy.version);
          id = stored.id;
          copy = undefined;
          return { kind: "saved", ...remember(stored) };
        } catch (error) {
          return saveRefusalFrom(error, mayChange);
        }
      },
    },
    info: {
      async save(change, etag) {
        const isFavourite = known !== undefined && isFavorite(known.tags);
        const saving = saveTemplate(client, id, changeFrom(change, isFavourite), baseOf(etag));
        return saving.then((stored) => ({ kind: "saved", ...remember(stored) }) as const, refusalFrom);
      },
    },
    status: {
      async move(status, etag) {
        const base = baseOf(etag);
        const moving = moveTemplate(client, id, status);
        // Moving counts no version, so a newer one in the answer is somebody else's work, which ours is not based on.
        return moving.then(
          (moved) => ({ kind: "moved", info: infoFrom(moved, mayChange), etag: base === null ? null : String(base) }) as const,
          refusalFrom,
        );
      },
    },
  };
}

// The server completes the addresses of its pictures when it sends: it may be known by another name by then.
function bodyOf({ apiUrl }: Client, { document, html }: TemplateContent) {
  return { html: shortenOwnAddresses(html, apiUrl), css: "", components: document };
}

function parseVersion(etag: string | null): number | null {
  return etag === null ? null : Number(etag);
}
