import { HocuspocusProvider, HocuspocusProviderWebsocket } from "@hocuspocus/provider";
import { blockRegistry } from "@mailwright/blocks";
import { openReplica } from "@mailwright/collaboration";
import { type Block, type EmailDocument, findBlock } from "@mailwright/document";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { WebSocket } from "ws";
import * as Y from "yjs";
import type { TestServer, TestUser } from "./test-server.js";

/** Somebody who has a template open together with others. */
export interface LiveTester {
  readonly doc: Y.Doc;
  /** What the server said beside the document, oldest first. */
  readonly said: readonly Record<string, unknown>[];
  /** Why it ended, or was refused. */
  ended(): string | undefined;
  isSynced(): boolean;
  /** Has everything that was done here reached the server? */
  isSent(): boolean;
  /** What a block's text is here. */
  text(blockId: string): unknown;
  write(blockId: string, props: Block["props"]): void;
  /** Says something beside the document. */
  say(words: string): void;
  /** Sends bytes as they are. */
  send(bytes: Uint8Array): void;
  presence(state: Record<string, unknown>): void;
  seen(): readonly unknown[];
  leave(): void;
}

/** Opens a template by a client as hosts have one. */
export function openLive(
  origin: string,
  user: Pick<TestUser, "headers">,
  id: string,
  options: {
    room?: string;
    epoch?: string;
    doc?: Y.Doc;
    headers?: Record<string, string>;
    onSaid?: (said: Record<string, unknown>) => void;
  } = {},
): LiveTester {
  const { doc = new Y.Doc() } = options;
  const said: Record<string, unknown>[] = [];
  const state: { ended?: string; isSynced: boolean } = { isSynced: false };
  const { authorization = "", "x-session-id": sessionId = "" } = user.headers;
  const socket = new HocuspocusProviderWebsocket({
    url: `${origin.replace("http", "ws")}/api/v2/live/${id}`,
    WebSocketPolyfill: class extends WebSocket {
      constructor(url: string) {
        super(url, { headers: options.headers });
      }
    },
    maxAttempts: 1,
    onClose: ({ event }) => {
      state.ended ??= event.reason || String(event.code);
      socket.destroy();
    },
  });
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: options.room ?? id,
    document: doc,
    token: [sessionId, authorization.replace("Bearer ", ""), options.epoch ?? ""].join(" "),
    onSynced: () => {
      state.isSynced = true;
    },
    onAuthenticationFailed: ({ reason }) => {
      state.ended ??= reason;
    },
    onStateless: ({ payload }) => {
      const words: Record<string, unknown> = JSON.parse(payload);
      said.push(words);
      options.onSaid?.(words);
    },
  });
  provider.attach();
  const document = (): EmailDocument => {
    const replica = openReplica(doc, blockRegistry, Math.random);
    replica.stop();
    return replica.document();
  };
  return {
    doc,
    said,
    ended: () => state.ended,
    isSynced: () => state.isSynced,
    isSent: () => !provider.hasUnsyncedChanges,
    text: (blockId) => findBlock(document().root, blockId)?.props["text"],
    write(blockId, props) {
      const replica = openReplica(doc, blockRegistry, Math.random);
      const change = (block: Block): Block => ({
        ...block,
        ...(block.id === blockId && { props: { ...block.props, ...props } }),
        ...(block.children && { children: block.children.map(change) }),
      });
      replica.write({ ...replica.document(), root: change(replica.document().root) });
      replica.stop();
    },
    say: (words) => provider.sendStateless(words),
    send: (bytes) => socket.webSocket?.send(new Uint8Array(bytes)),
    presence: (said) => provider.awareness?.setLocalState(said),
    seen: () => [...(provider.awareness?.getStates().values() ?? [])],
    leave() {
      provider.destroy();
      socket.destroy();
    },
  };
}

/** An email of a heading, *Hello*, and a text. */
export const helloEmail = () => aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: "<p>Words</p>" }, "words"))]);

/** Ann and Ben, and an email of hers that he may change. */
export async function shareEmail(server: TestServer): Promise<{ readonly ann: TestUser; readonly ben: TestUser; readonly id: string }> {
  const [ann, ben] = [await server.addUser({ firstName: "Ann" }), await server.addUser({ firstName: "Ben" })];
  const template = { html: "<p>Ours</p>", components: helloEmail() };
  const { id } = (await ann.call("POST", "/api/v2/usertemplate/type/email", { name: "Ours", template })).json();
  await ann.call("PATCH", `/api/v2/usertemplate/sharing/${id}`, { collaborators: [ben.id] });
  return { ann, ben, id };
}
