import type { BlockRegistry } from "@mailwright/document";
import { laterBlocksCode } from "../../base/document/later-blocks.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { LoadedTemplate } from "../../ports/template-store.js";
import { createLiveStore } from "./live-store.js";
import { connect, documentOf, leave, type Meeting } from "./meeting.js";
import { createPeople } from "./people.js";
import { portsOver } from "./ports-over.js";
import { createStoredness } from "./storedness.js";
import type { Together } from "./together.js";

/** A server that is there answers in a fraction of it. */
const openWithinMs = 8000;

/** Opens the shared document of a template. Null where it does not open: the template is then opened alone. */
export async function startTogether(
  { ports, registry }: { readonly ports: EditorPorts; readonly registry: BlockRegistry },
  { together: me }: Pick<LoadedTemplate, "together">,
  signal: AbortSignal,
): Promise<Together | null> {
  if (!ports.collaboration || !me) return null;
  const [collaboration] = await Promise.all([ports.collaboration(), laterBlocksCode.load()]);
  const meeting = await new Promise<Meeting | null>((resolve) => {
    const made: Meeting = {
      collaboration,
      registry,
      stored: createStoredness(),
      people: createPeople(me),
      onBegun: (isOpen) => resolve(isOpen ? made : null),
      phase: "opening",
      isLost: false,
      failures: 0,
      copy: undefined,
      shown: undefined,
      live: undefined,
      opened: undefined,
    };
    const giveUp = () => {
      if (made.opened) return;
      leave(made);
      resolve(null);
    };
    connect(made);
    setTimeout(() => made.phase === "opening" && giveUp(), openWithinMs);
    signal.addEventListener("abort", giveUp, { once: true });
  });
  return meeting && togetherIn(meeting);
}

function togetherIn(meeting: Meeting): Together {
  const { stored, people } = meeting;
  let stays = 0;
  return {
    people: people.people,
    subscribe: people.subscribe,
    takeContested: people.takeContested,
    document: () => documentOf(meeting),
    makeStore(options) {
      const { live: before, shown } = meeting;
      if (!shown) throw new Error("nothing is open");
      const live = createLiveStore(shown.document, options, (isDirty) => (meeting.phase === "together" ? stored.isDirty() : isDirty()));
      meeting.live = live;
      before?.stop();
      // Another editor over the same work: what was being typed in the one before comes along.
      if (before && options.document !== live.get()) live.commit({ key: "other" }, options.document);
      return live;
    },
    attach(opened) {
      meeting.opened = opened;
      people.attach(opened.services.editor);
    },
    portsOver: (ports) =>
      portsOver(ports, {
        stored,
        isAlone: () => meeting.phase === "alone",
        isLost: () => meeting.isLost,
        known: () => meeting.opened?.workspace.getState(),
        leave: () => leave(meeting),
      }),
    stay() {
      stays += 1;
      return () => {
        stays -= 1;
        // React may take a part away and put it back at once.
        setTimeout(() => stays === 0 && leave(meeting));
      };
    },
  };
}
