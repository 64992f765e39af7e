import { HocuspocusProvider, HocuspocusProviderWebsocket } from "@hocuspocus/provider";
import { getTemplateState } from "@mailwright/client/following";
import * as Y from "yjs";
import type { CollaborationPort, SharedCopy, SharedNews } from "../collaboration-port.js";
import { isRecord } from "../is-record.js";
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

function openRoom({ client, id }: TemplateHold, onNews: (news: SharedNews) => void): SharedCopy {
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
  provider.attach();
  function close() {
    if (state.isOver) return;
    state.isOver = true;
    // At once, as the library connects again after what it is telling us, and is not done yet with that.
    websocketProvider.disconnect();
    queueMicrotask(() => {
      provider.destroy();
      websocketProvider.destroy();
    });
  }
  const { awareness } = provider;
  if (!awareness) throw new Error("the provider has no awareness");
  return { document, awareness, isSent: () => !provider.hasUnsyncedChanges, close };
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
