import type { EditorPorts } from "../../ports/editor-ports.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import type { TemplateStore } from "../../ports/template-store.js";
import type { Workspace } from "../workspace-store.js";
import type { Storedness } from "./storedness.js";

export interface OverOptions {
  readonly stored: Storedness;
  /** Is it stored as by somebody who works alone? */
  readonly isAlone: () => boolean;
  readonly isLost: () => boolean;
  readonly known: () => Pick<Workspace, "info" | "etag"> | undefined;
  /** Goes on alone, as with a copy, which others have nothing to do with. */
  readonly leave: () => void;
}

const saveWithinMs = 10_000;
const lost: PortRefusal = { kind: "refused", code: "network", message: "no connection", fields: [], isPassing: true };

/**
 * The ports of a template that is open together. It is stored by whoever holds the shared document, so that saving waits until that is done, and
 * a newer version of others is what everybody has before their eyes.
 */
export function portsOver(ports: EditorPorts, { stored, isAlone, isLost, known, leave }: OverOptions): EditorPorts {
  const { store, following, info } = ports;
  const save: NonNullable<TemplateStore["save"]> = async (content, etag) => {
    if (isAlone() && store.save) return store.save(content, etag);
    if (isLost() || !(await stored.settled(saveWithinMs))) return lost;
    const now = known();
    return now ? { kind: "saved", info: now.info, etag: now.etag } : lost;
  };
  return {
    ...ports,
    store: {
      ...store,
      ...(store.save && { save }),
      ...(store.saveCopy && {
        saveCopy: async (content) => {
          const answer = await store.saveCopy?.(content);
          if (answer?.kind === "saved") leave();
          return answer ?? lost;
        },
      }),
    },
    ...(info && { info: { ...info, save: (change, etag) => info.save(change, isAlone() ? etag : null) } }),
    ...(following && {
      following: {
        ...following,
        follow: (onEvent, signal) =>
          following.follow((event) => onEvent(event.kind === "stands" && !isAlone() ? withoutSaved(event) : event), signal),
      },
    }),
  };
}

function withoutSaved<E extends { readonly standing: object }>(event: E): E {
  return { ...event, standing: { ...event.standing, savedBy: null } };
}
