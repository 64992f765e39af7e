import type { EditorPorts } from "../../ports/editor-ports.js";
import type { Standing } from "../../ports/following-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import type { LoadAnswer, TemplateStore } from "../../ports/template-store.js";
import type { SharedSaving } from "./shared-saving.js";

const saveWithinMs = 10_000;
const lost: PortRefusal = { kind: "refused", code: "network", message: "no connection", fields: [], isPassing: true };

/** Who has which template open with others: ports that take the place of others over the same work have the same key. */
const savings = new WeakMap<object, SharedSaving>();

/**
 * Ports whose template is opened together with others, where others may work in it. It is stored by whoever holds the shared document then, so that saving
 * waits until that is done, and a newer version of others is what everybody has before their eyes.
 */
export function openingTogether(ports: EditorPorts, key: object = ports): EditorPorts {
  const { store, following, info } = ports;
  const shared = () => {
    const saving = savings.get(key);
    return saving?.isAlone() ? undefined : saving;
  };
  const { save, saveCopy } = store;
  return {
    ...ports,
    store: {
      ...store,
      load: (signal) => load(ports, key, signal),
      ...(save && { save: (content, etag) => saveShared(shared()) ?? save(content, etag) }),
      ...(saveCopy && { saveCopy: async (content) => leaveIfSaved(await saveCopy(content), shared()) }),
    } satisfies TemplateStore,
    ...(info && { info: { ...info, save: (change, etag) => info.save(change, shared() ? null : etag) } }),
    ...(following && {
      following: {
        ...following,
        follow: (onEvent, signal) =>
          following.follow((event) => onEvent(event.kind === "stands" && shared() ? asTogether(event) : event), signal),
      },
    }),
  };
}

/** Where no WebSocket comes through it is opened alone. */
async function load(ports: EditorPorts, key: object, signal: AbortSignal | undefined): Promise<LoadAnswer> {
  const answer = await ports.store.load(signal);
  if (answer.kind !== "loaded" || !answer.template.ownName) return answer;
  const { ownName } = answer.template;
  const begun = await import("./start-together.js")
    .then(({ startTogether }) => startTogether(ports, ownName, signal ?? new AbortController().signal))
    .catch(() => null);
  if (!begun) return ports.store.load(signal, true);
  savings.set(key, begun.saving);
  return { kind: "loaded", template: { ...answer.template, together: begun.together } };
}

function saveShared(saving: SharedSaving | undefined) {
  return saving && saved(saving);
}

async function saved({ isLost, settled, known }: SharedSaving) {
  if (isLost() || !(await settled(saveWithinMs))) return lost;
  const now = known();
  return now ? ({ kind: "saved", info: now.info, etag: now.etag } as const) : lost;
}

function leaveIfSaved<A extends { readonly kind: string }>(answer: A, saving: SharedSaving | undefined): A {
  if (answer.kind === "saved") saving?.leave();
  return answer;
}

/** Others' saves are what everybody has before their eyes. That one may write is settled by the room: it must take what is written first. */
function asTogether<E extends { readonly standing: Standing }>(event: E): E {
  const { readOnly, ...info } = event.standing.info;
  return { ...event, standing: { ...event.standing, savedBy: null, info: { ...info, ...(readOnly && { readOnly }) } } };
}
