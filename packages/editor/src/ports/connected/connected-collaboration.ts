import { HocuspocusProvider, HocuspocusProviderWebsocket } from "@hocuspocus/provider";
import { getTemplateState } from "@mailwright/client/following";
import * as Y from "yjs";
import type { CollaborationPort, SharedCopy, SharedNews } from "../collaboration-port.js";
import { isRecord } from "../is-record.js";
import { gatherArrivals, pageMoments } from "./gather-arrivals.js";
import { kindOf, updateIn } from "./room-messages.js";
import { stayHere } from "./stay-here.js";
import type { TemplateHold } from "./template-hold.js";

/** The template's room on the server. */
export function connectedCollaboration(hold: TemplateHold): CollaborationPort {
  return { open: (onNews) => openRoom(hold, onNews) };
}

/** Why a copy is over, and another one is let in. */
const reopened: ReadonlySet<string> = new Set([
  "room-restarted",
  "rights-changed",
  "block-locked",
  "plan-required",
  "base64-content",
  "template-too-large",
  "malformed",
]);
/** The session's token has run out, or the session has. */
const signedOut: ReadonlySet<string> = new Set(["token-expired", "unauthenticated", "session-ended"]);
const firstWaitMs = 300;
const longestWaitMs = 5000;

function openRoom(hold: TemplateHold, onNews: (news: SharedNews) => void): SharedCopy {
  const { client, id } = hold;
  const state = { epoch: "", isOver: false, isSynced: false, isRenewed: false, opened: undefined as OpenedWords | undefined };
  const tell = (news: SharedNews) => {
    if (!state.isOver) onNews(news);
  };
  const end = (code: string) => {
    tell({ kind: "over", code, mayReopen: reopened.has(code) });
    close();
  };
  const meet = () => {
    if (!state.isSynced || !state.opened) return;
    const { version, isReadOnly } = state.opened;
    state.isRenewed = false;
    tell({ kind: "opened", etag: version, isReadOnly });
  };
  const document = new Y.Doc();
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `${client.apiUrl.replace(/^http/, "ws")}/api/v2/live/${encodeURIComponent(id)}`,
    delay: firstWaitMs,
    minDelay: firstWaitMs,
    maxDelay: longestWaitMs,
    onClose: ({ event }) => {
      arrivals.flush();
      Object.assign(state, { isSynced: false, opened: undefined });
      // Codes from 4000 on are the server's own; the two others, that what was sent is none or too much.
      if (event.code >= 4000 || event.code === 1007 || event.code === 1009) end(event.reason || "malformed");
      else tell({ kind: "lost" });
    },
  });
  const provider = new HocuspocusProvider({
    websocketProvider,
    name: id,
    document,
    token: async () => {
      const { "x-session-id": sessionId = "", authorization = "" } = await client.headers();
      return [sessionId, authorization.replace("Bearer ", "") || "-", state.epoch].join(" ").trim();
    },
    onSynced: () => {
      state.isSynced = true;
      meet();
    },
    onAuthenticationFailed: ({ reason }) => {
      if (!signedOut.has(reason) || state.isRenewed) return end(reason);
      state.isRenewed = true;
      // Any call has the token renewed, or the session.
      const again = () => {
        websocketProvider.disconnect();
        void websocketProvider.connect();
      };
      getTemplateState(client, id).then(again, () => end(reason));
    },
    onStateless: ({ payload }) => {
      const words = readWords(payload);
      if (words?.kind === "opened") {
        Object.assign(state, { epoch: words.epoch, opened: words });
        meet();
      } else if (words) tell(words);
    },
  });
  const arrivals = gather(provider, () => state.isSynced);
  provider.attach();
  const hush = speak(hold, provider);
  function close() {
    if (state.isOver) return;
    state.isOver = true;
    hush();
    arrivals.stop();
    disconnect(provider, websocketProvider);
  }
  const { awareness } = provider;
  if (!awareness) throw new Error("the provider has no awareness");
  return { document, awareness, isSent: () => !provider.hasUnsyncedChanges, onHeard: arrivals.onHeard, close };
}

function disconnect(provider: HocuspocusProvider, socket: HocuspocusProviderWebsocket): void {
  // At once, as the library connects again after what it is telling us, and is not done yet with that.
  socket.disconnect();
  queueMicrotask(() => {
    provider.destroy();
    socket.destroy();
  });
}

/** Lets something be said in the room beside the document, until the answer is called. */
function speak(hold: TemplateHold, provider: HocuspocusProvider): () => void {
  const say: TemplateHold["say"] = (words) => provider.sendStateless(JSON.stringify(words));
  hold.say = say;
  return () => {
    if (hold.say === say) hold.say = undefined;
  };
}

/** What the protocol calls those messages that may wait for a frame: changes, where people are, and that something has arrived. */
const patient: ReadonlySet<number | undefined> = new Set([0, 1, 8]);

/** Lets what others do happen in one change a frame. Whatever else the server says happens at once, and after all that came before it. */
function gather(provider: HocuspocusProvider, isSynced: () => boolean) {
  const take = provider.onMessage.bind(provider);
  const listeners = new Set<(update: Uint8Array) => void>();
  const happen: typeof take = (message) => {
    const update = listeners.size > 0 ? updateIn(message.data) : undefined;
    if (update) for (const listener of listeners) listener(update);
    take(message);
  };
  const arrivals = gatherArrivals<Parameters<typeof happen>[0]>((messages) => {
    // As from the provider, which sends back what comes from elsewhere.
    const together = () => {
      for (const message of messages) {
        try {
          happen(message);
        } catch (error) {
          reportError(error);
        }
      }
    };
    Y.transact(provider.document, together, provider, false);
  }, pageMoments());
  provider.onMessage = (message) => {
    if (isSynced() && provider.awareness) stayHere(provider.awareness, Date.now());
    if (isSynced() && patient.has(kindOf(message.data))) return arrivals.take(message);
    arrivals.flush();
    happen(message);
  };
  return { ...arrivals, onHeard: (listener: (update: Uint8Array) => void) => void listeners.add(listener) };
}

interface OpenedWords {
  readonly kind: "opened";
  readonly epoch: string;
  readonly version: string | null;
  readonly isReadOnly: boolean;
}

/** What the server says beside the document. */
function readWords(payload: string): OpenedWords | Extract<SharedNews, { kind: "storing" | "stored" | "not-stored" }> | undefined {
  const words: unknown = JSON.parse(payload);
  if (!isRecord(words)) return undefined;
  const { kind, epoch, version, isReadOnly, code } = words;
  const etag = typeof version === "number" ? String(version) : null;
  if (kind === "opened" && typeof epoch === "string") return { kind, epoch, version: etag, isReadOnly: isReadOnly !== false };
  if (kind === "storing") return { kind };
  if (kind === "stored") return { kind, etag };
  return kind === "not-stored" ? { kind, code: typeof code === "string" ? code : "unavailable" } : undefined;
}
