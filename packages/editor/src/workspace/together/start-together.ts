import { mergeDocuments } from "@mailwright/collaboration";
import type { BlockRegistry } from "@mailwright/document";
import type { DocumentStoreOptions } from "@mailwright/editing/store";
import { laterBlocksCode, ourBlocks } from "../../base/document/later-blocks.js";
import type { Together } from "../../ports/collaboration-port.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import type { OwnName } from "../../ports/template-store.js";
import { createApart } from "./apart.js";
import { createLiveStore } from "./live-store.js";
import { connect, documentOf, leave, type Meeting, noteChange } from "./meeting.js";
import { createPeople } from "./people.js";
import type { SharedSaving } from "./shared-saving.js";
import { createStoredness } from "./storedness.js";

/** A server that is there answers in a fraction of it. */
const openWithinMs = 8000;

export interface StartedTogether {
  readonly together: Together;
  readonly saving: SharedSaving;
  /** They only look on, as it was said at the opening. */
  readonly isReadOnly: boolean;
}

/** Opens the shared document of a template. Null where it does not open: the template is then opened alone. */
export async function startTogether(
  { collaboration: open }: Pick<EditorPorts, "collaboration">,
  me: OwnName,
  signal: AbortSignal,
  registry: BlockRegistry = ourBlocks,
): Promise<StartedTogether | null> {
  if (!open) return null;
  const [collaboration] = await Promise.all([open(), laterBlocksCode.load()]);
  const meeting = await new Promise<Meeting | null>((resolve) => {
    const made: Meeting = {
      collaboration,
      registry,
      stored: createStoredness((before, after, document) => mergeDocuments(before, after, document, registry).document),
      apart: createApart(),
      people: createPeople(me),
      onBegun: (isOpen) => resolve(isOpen ? made : null),
      phase: "opening",
      isLost: false,
      isReadOnly: false,
      arrived: undefined,
      failures: 0,
      copy: undefined,
      shown: undefined,
      live: undefined,
      opened: undefined,
    };
    const giveUp = () => {
      if (made.live) return;
      leave(made);
      resolve(null);
    };
    connect(made);
    setTimeout(() => made.phase === "opening" && giveUp(), openWithinMs);
    signal.addEventListener("abort", giveUp, { once: true });
  });
  return meeting && { together: togetherIn(meeting), saving: savingIn(meeting), isReadOnly: meeting.isReadOnly };
}

function savingIn(meeting: Meeting): SharedSaving {
  return {
    settled: meeting.stored.settled,
    isAlone: () => meeting.phase === "alone",
    isLost: () => meeting.isLost,
    known: () => meeting.opened?.workspace.getState(),
    leave: () => leave(meeting),
  };
}

function togetherIn(meeting: Meeting): Together {
  const { stored, people } = meeting;
  const { isSavedByPage } = meeting.collaboration;
  let stays = 0;
  const makeStore = (options: DocumentStoreOptions) => {
    const { live: before, shown } = meeting;
    if (!shown) throw new Error("nothing is open");
    const live = createLiveStore(shown.document, {
      ...options,
      isDirty: (byHistory) => (meeting.phase === "together" && !isSavedByPage ? stored.isDirty() : byHistory()),
      showCaret: people.showCaret,
      onSaved() {
        if (!isSavedByPage) return;
        stored.storing(true, live.get());
        stored.stored();
      },
    });
    live.subscribe((change) => {
      noteChange(meeting, change);
      if (change.kind === "remote") stored.arrived(change.before, change.after);
    });
    meeting.live = live;
    before?.stop();
    // Another editor over the same work: what was being typed in the one before comes along.
    if (before && options.document !== live.get()) live.commit({ key: "other" }, options.document);
    return live;
  };
  return {
    people: people.people,
    subscribe: people.subscribe,
    takeContested: people.takeContested,
    contest: people.contest,
    settleContest: people.settleContest,
    document: () => documentOf(meeting),
    base: () => (meeting.phase === "alone" ? undefined : stored.base()),
    editorOptions: { makeStore },
    stay(attached) {
      stays += 1;
      meeting.opened = attached;
      people.attach(attached.editor);
      return () => {
        stays -= 1;
        // React may take a part away and put it back at once.
        setTimeout(() => stays === 0 && leave(meeting));
      };
    },
  };
}
