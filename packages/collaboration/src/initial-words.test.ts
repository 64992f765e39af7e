import { blockRegistry } from "@mailwright/blocks";
import { findBlock, findParent, renderRichText } from "@mailwright/document";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { mergeDocuments } from "./merge-documents.js";
import { aPeer, aSharedDocument, deliver, deliverAll, type Peer } from "./testing/peers.js";
import { events, perform, typist } from "./testing/random-writing.js";

const kinds = ["text", "heading", "button"] as const;
const propOf = (type: string) => blockRegistry.get(type)?.editable?.prop ?? "";
const initialOf = (type: string) => String(blockRegistry.get(type)?.props[propOf(type)]?.initial);
const plain = (html: string) => html.replace(/<[^>]+>/g, "");

/** People who have a document open whose one block has no words of its own. */
function over(count: number, type: string) {
  const document = aDocument([aSection(aBlock(type, {}, undefined, "words"))]);
  const origin = aSharedDocument(document);
  const peers = Array.from({ length: count }, (_, at) => aPeer(`p${at}`, at + 1, origin));
  const stored = ({ editor }: Peer) => findBlock(editor.document.get().root, "words")?.props[propOf(type)];
  const shown = (peer: Peer) => String(stored(peer) ?? initialOf(type));
  const write = ({ editor, pass }: Peer, html: string) => {
    editor.run("set-text", { blockId: "words", html, mergeKey: "typing" });
    pass(200);
  };
  const meet = () => {
    deliverAll(peers);
    const [text = "", ...others] = peers.map(shown);
    for (const other of others) expect(other).toBe(text);
    return text;
  };
  return { document, peers, stored, shown, write, meet };
}

const addAtEnd = (html: string, words: string) => html.replace(/(<\/[^>]+>)?$/, `${words}$1`);

test.each(kinds)("two who begin at once in a %s that was never set find its initial words once", (type) => {
  const { peers, shown, write, meet } = over(2, type);
  const [ann, ben] = peers as [Peer, Peer];
  write(ann, addAtEnd(shown(ann), " Ann"));
  write(ben, addAtEnd(shown(ben), " Ben"));
  const text = meet();
  expect(plain(text)).toMatch(/ Ann/);
  expect(plain(text)).toMatch(/ Ben/);
  expect(plain(text).replace(" Ann", "").replace(" Ben", "")).toBe(plain(initialOf(type)));
});

test.each(kinds)("two who write over the initial words of a %s leave nothing of them", (type) => {
  const { peers, shown, write, meet } = over(2, type);
  const [ann, ben] = peers as [Peer, Peer];
  const isHtml = shown(ann).startsWith("<p>");
  write(ann, isHtml ? "<p>1</p>" : "1");
  write(ben, isHtml ? "<p>2</p>" : "2");
  expect([...plain(meet())].sort().join("")).toBe("12");
});

test("a block that came while both were there is like any other", () => {
  const { peers, meet } = over(2, "text");
  const [ann, ben] = peers as [Peer, Peer];
  const parentId = findParent(ann.editor.document.get().root, "words")?.parent.id ?? "";
  const outcome = ann.editor.run("insert-block", { blueprint: { type: "button", props: {} }, target: { parentId, index: 0 } });
  const added = outcome.done ? outcome.value : "";
  meet();
  for (const [peer, words] of [
    [ann, "A"],
    [ben, "B"],
  ] as const)
    peer.editor.run("set-props", { blockIds: [added], props: { label: `${initialOf("button")}${words}` } });
  meet();
  const label = String(findBlock(ben.editor.document.get().root, added)?.props["label"]);
  expect(label.replace(/[AB]{2}$/, "")).toBe(initialOf("button"));
});

test.each(kinds)(
  "undo of the one who began in a %s leaves the initial words where another wrote in them, and else sets nothing",
  (type) => {
    const { peers, stored, shown, write, meet } = over(2, type);
    const [ann, ben] = peers as [Peer, Peer];
    write(ann, addAtEnd(shown(ann), " Ann"));
    write(ben, addAtEnd(shown(ben), " Ben"));
    meet();
    ann.editor.run("undo");
    expect(plain(meet())).toBe(`${plain(initialOf(type))} Ben`);
    ben.editor.run("undo");
    meet();
    expect([stored(ann), stored(ben)]).toEqual([undefined, undefined]);
  },
);

test("of a text that was set anew on its way, both begin with the same words again", () => {
  const { peers, stored, shown, write, meet } = over(2, "heading");
  const [ann, ben] = peers as [Peer, Peer];
  write(ann, "Other words");
  meet();
  ben.editor.run("set-props", { blockIds: ["words"], props: { text: null } });
  meet();
  expect(stored(ann)).toBeUndefined();
  write(ann, `${shown(ann)}1`);
  write(ben, `${shown(ben)}2`);
  expect(meet().replace(/[12]{2}$/, "")).toBe(initialOf("heading"));
});

test("who comes back with words that they began in a text that was never set finds its initial words once", () => {
  const { document } = over(1, "heading");
  const after = (words: string) => {
    const { editor } = aPeer("p", 1, aSharedDocument(document));
    editor.run("set-text", { blockId: "words", html: `${initialOf("heading")}${words}`, mergeKey: "typing" });
    return editor.document.get();
  };
  const { document: merged, contested } = mergeDocuments(document, after("!"), after("?"), blockRegistry);
  expect(findBlock(merged.root, "words")?.props["text"]).toBe(`${initialOf("heading")}?!`);
  expect(contested).toEqual([]);
});

test("whoever begins in a text that was never set, and whenever it reaches the others, its initial words are there once", {
  timeout: 900_000,
}, () => {
  void fc.assert(
    fc.property(fc.integer({ min: 2, max: 3 }), fc.array(events, { minLength: 1, maxLength: 30 }), (count, happenings) => {
      const { peers, shown, write, meet } = over(count, "text");
      const type = typist();
      const typed: string[] = [];
      for (const event of happenings) {
        if (event.on === "delivery") deliver(peers[event.from % count] as Peer, peers[event.to % count] as Peer);
        else if (event.act !== "cut") {
          const peer = peers[event.who % count] as Peer;
          const done = perform(shown(peer), event, type);
          typed.push(...done.typed);
          write(peer, done.text);
        }
      }
      const text = meet();
      expect(renderRichText(text)).toBe(text);
      const letters = plain(text);
      for (const letter of typed) expect(letters.split(letter)).toHaveLength(2);
      expect([...letters].filter((letter) => !typed.includes(letter)).join("")).toBe(plain(initialOf("text")));
    }),
    runs(100, 3_000),
  );
});
