import { blockRegistry } from "@mailwright/blocks";
import { findBlock, type JsonValue } from "@mailwright/document";
import { createEditor, type Editor } from "@mailwright/editing";
import { aBlock, aButton, aDocument, aHeading, aSection, counterIds } from "@mailwright/testing";
import * as Y from "yjs";
import { aPeer, aSharedDocument } from "../../../collaboration/src/testing/peers.js";
import type { SharedNews, ToldWorkspace } from "../ports/collaboration-port.js";
import { startTogether } from "../workspace/together/start-together.js";

type Props = Readonly<Record<string, JsonValue>>;

const links = [{ text: "New in" }, { text: "Shop" }];
const email = aDocument([
  aSection(
    aHeading({ text: "Hello", fontSize: 20 }, "title"),
    aButton({ label: "Buy" }, "button"),
    aBlock("menu", { links }, undefined, "menu"),
  ),
]);
const awareness = (clientID: number) => ({
  clientID,
  getStates: () => new Map(),
  setLocalState: () => undefined,
  on: () => undefined,
  off: () => undefined,
});

/** Sets props of a block, as its settings do. */
export const setProps = (editor: Editor, id: string, props: Props) => editor.run("set-props", { blockIds: [id], props });

/** What a block has, where it is there. */
export const propsOf = ({ document }: Editor, id: string) => findBlock(document.get().root, id)?.props;

/** Ann has the email open with Ben, in a room whose connection to her may be cut. `annWins`: of two who write one value at once hers stands by the order of Yjs. */
export async function together(annWins: boolean) {
  const room = aSharedDocument(email);
  const ben = aPeer("ben", 500, room);
  const doc = new Y.Doc();
  doc.clientID = annWins ? 900 : 100;
  let [isConnected, isSent] = [true, true];
  let tell: (news: SharedNews) => void = () => undefined;
  const heard = new Set<(update: Uint8Array) => void>();
  const send = (from: Y.Doc, to: Y.Doc) => {
    const update = Y.encodeStateAsUpdate(from, Y.encodeStateVector(to));
    if (to === doc) for (const listener of heard) listener(update);
    Y.applyUpdate(to, update, "sent");
  };
  doc.on("update", () => {
    if (isConnected) send(doc, room);
    else isSent = false;
  });
  const collaboration = {
    open(onNews: typeof tell) {
      tell = onNews;
      send(room, doc);
      onNews({ kind: "opened", etag: "1", isReadOnly: false });
      return {
        document: doc,
        awareness: awareness(doc.clientID),
        isSent: () => isSent,
        onHeard: (listener: (update: Uint8Array) => void) => void heard.add(listener),
        close: () => undefined,
      };
    },
  };
  const started = await startTogether(
    { collaboration: async () => collaboration },
    { id: "ann", name: "Ann" },
    new AbortController().signal,
  );
  if (!started) throw new Error("it did not open");
  const editor = createEditor({
    registry: blockRegistry,
    document: started.together.document(),
    newId: counterIds("ann-"),
    clock: () => 0,
    makeStore: started.together.editorOptions.makeStore,
  });
  const workspace = { getState: () => ({}), setState: () => undefined } as unknown as ToldWorkspace;
  const leave = started.together.stay({ editor, workspace });
  const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));
  return {
    editor,
    ben: ben.editor,
    leave,
    /** What Ben did reaches the room, and Ann where she has a connection. */
    sendBens() {
      send(ben.doc, room);
      if (isConnected) send(room, doc);
    },
    /** What is in the room reaches Ben. */
    sendToBen: () => send(room, ben.doc),
    /** Nothing passes any more, without a word. */
    cut() {
      isConnected = false;
    },
    async lose() {
      isConnected = false;
      tell({ kind: "lost" });
      await turn();
    },
    /** What others did arrives, and the connection is lost once more before anything of hers has gone. */
    arrive: () => send(room, doc),
    async comeBack() {
      send(room, doc);
      send(doc, room);
      [isConnected, isSent] = [true, true];
      tell({ kind: "opened", etag: "1", isReadOnly: false });
      await turn();
      send(room, ben.doc);
    },
    contest: started.together.contest,
    contested: () =>
      (started.together.contest()?.conflicts ?? []).map(({ id, values }) => [
        id,
        ...values.map(({ name, mine, theirs }) => [name, mine, theirs]),
      ]),
    takeContested: started.together.takeContested,
  };
}
