import { IncomingMessage, MessageType } from "@hocuspocus/server";

/** What a peer says, as far as it may say it. */
export type PeerMessage =
  | { readonly kind: "sign-in"; readonly room: string }
  /** Asks for what it lacks. */
  | { readonly kind: "question"; readonly room: string }
  /** Says what it has and we may lack. */
  | { readonly kind: "update"; readonly room: string; readonly update: Uint8Array }
  /** Says which version they have just restored. */
  | { readonly kind: "restored"; readonly room: string; readonly versionDate: Date }
  | { readonly kind: "presence"; readonly room: string; readonly peers: readonly Presence[] }
  | { readonly kind: "leave"; readonly room: string };

/** What somebody says of themselves, under the number of their copy of the document; `null`: they go. */
export interface Presence {
  readonly clientId: number;
  readonly state: unknown;
}

/** More copies than this are not one person's. */
const presencesMax = 8;
const stateMaxLength = 4096;
const wordsMaxLength = 200;

/** Reads a message. Undefined where it is none, or one that only the server sends. Never throws. */
export function readMessage(data: Uint8Array): PeerMessage | undefined {
  try {
    return readKnown(new IncomingMessage(data));
  } catch {
    return undefined;
  }
}

function readKnown(message: IncomingMessage): PeerMessage | undefined {
  const room = message.readVarString();
  switch (message.readVarUint() as MessageType) {
    case MessageType.Auth:
      return { kind: "sign-in", room };
    case MessageType.Sync:
    case MessageType.SyncReply:
      return readSync(message, room);
    case MessageType.Awareness:
      return readPresence(new IncomingMessage(message.readVarUint8Array()), room);
    case MessageType.QueryAwareness:
      return { kind: "question", room };
    case MessageType.Stateless:
      return readWords(message.readVarString(), room);
    case MessageType.CLOSE:
      return { kind: "leave", room };
    default:
      return undefined;
  }
}

// The protocol of Yjs: 0 asks, with what it has; 1 answers; 2 tells a change.
function readSync(message: IncomingMessage, room: string): PeerMessage | undefined {
  const step = message.readVarUint();
  const content = message.readVarUint8Array();
  if (step === 0) return { kind: "question", room };
  return step === 1 || step === 2 ? { kind: "update", room, update: content } : undefined;
}

/** The one thing that a peer says beside the document. */
function readWords(text: string, room: string): PeerMessage | undefined {
  const words: unknown = text.length > wordsMaxLength ? undefined : JSON.parse(text);
  if (typeof words !== "object" || words === null || !("kind" in words && "version" in words)) return undefined;
  const { kind, version } = words;
  const versionDate = new Date(typeof version === "string" ? version : Number.NaN);
  // As the list of versions writes it.
  return kind === "restored" && versionDate.toISOString() === version ? { kind, room, versionDate } : undefined;
}

function readPresence(message: IncomingMessage, room: string): PeerMessage | undefined {
  const count = message.readVarUint();
  if (count > presencesMax) return undefined;
  const peers = Array.from({ length: count }, () => {
    const clientId = message.readVarUint();
    message.readVarUint(); // how often it was said
    const text = message.readVarString();
    if (text.length > stateMaxLength) throw new RangeError("a state that long is nobody's");
    return { clientId, state: JSON.parse(text) as unknown };
  });
  return { kind: "presence", room, peers };
}
