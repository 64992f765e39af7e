import { blockRegistry } from "@mailwright/blocks";
import { findBlock, renderRichText } from "@mailwright/document";
import { aButton, aDocument, aSection, aText } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { openReplica } from "./replica.js";
import { aPeer, aSharedDocument, deliver, deliverAll, type Peer } from "./testing/peers.js";
import { events, perform, type TextEvent, typist } from "./testing/random-writing.js";

const patient = { timeout: 900_000 };

function writers(count: number, text: string): readonly Peer[] {
  const origin = aSharedDocument(aDocument([aSection(aText({ text }, "words"), aButton({ label: "Buy" }, "button"))]));
  return Array.from({ length: count }, (_, at) => aPeer(`p${at}`, at + 1, origin));
}

const textOf = ({ editor }: Peer) => String(findBlock(editor.document.get().root, "words")?.props["text"] ?? "");
const write = ({ editor, pass }: Peer, html: string, mergeKey = "typing") => {
  editor.run("set-text", { blockId: "words", html, mergeKey });
  pass(200);
};

function pair(text: string) {
  const [ann, ben] = writers(2, text) as [Peer, Peer];
  const meet = () => {
    deliverAll([ann, ben]);
    expect(textOf(ben)).toBe(textOf(ann));
    return textOf(ann);
  };
  return { ann, ben, meet };
}

test("Ann and Ben type at the very same place, letter by letter: every letter of both is there", () => {
  const { ann, ben, meet } = pair("<p>Hello</p>");
  for (const [at, letter] of [..." from Ann"].entries()) {
    write(ann, textOf(ann).replace("</p>", `${letter}</p>`));
    write(ben, textOf(ben).replace("</p>", `${" and Ben"[at] ?? ""}</p>`));
    if (at % 3 === 0) meet();
  }
  const text = meet();
  for (const letter of " from Ann and Ben") expect(text).toContain(letter);
  expect(text.replace(/<[^>]+>/g, "")).toHaveLength("Hello from Ann and Ben".length);
});

test.each([
  ["at one place", "<p>one</p>", "<p>one mine</p>", "<p>one theirs</p>", "<p>one mine theirs</p>"],
  ["in an empty text", "", "<p>mine</p>", "<p>theirs</p>", "<p>mine</p><p>theirs</p>"],
  ["in an empty line", "<p><br></p>", "<p>mine</p>", "<p>theirs</p>", "<p>minetheirs</p>"],
  [
    "in words that become bold",
    "<p>one two</p>",
    "<p><strong>one two</strong></p>",
    "<p>one more two</p>",
    "<p><strong>one more two</strong></p>",
  ],
  [
    "where both make the same bold",
    "<p>one</p>",
    "<p><strong>one</strong></p>",
    "<p><strong>one</strong></p>",
    "<p><strong>one</strong></p>",
  ],
  [
    "where the one makes a word bold that the other does with its neighbour",
    "<p>one two three</p>",
    "<p><strong>one two</strong> three</p>",
    "<p>one <strong>two three</strong></p>",
    "<p><strong>one two three</strong></p>",
  ],
  [
    "where both make the same words a link, in the same colour",
    "<p>one</p>",
    '<p><a href="https://x.example"><span style="color:#ff0000">one</span></a></p>',
    '<p><a href="https://x.example"><span style="color:#ff0000">one</span></a></p>',
    '<p><a href="https://x.example"><span style="color:#ff0000">one</span></a></p>',
  ],
  ["where a paragraph is split", "<p>onetwo</p>", "<p>one</p><p>two</p>", "<p>onetwo, three</p>", "<p>one</p><p>two, three</p>"],
  ["in a word that is deleted", "<p>one two three</p>", "<p>one three</p>", "<p>one twenty three</p>", "<p>one tentyhree</p>"],
  ["in a paragraph that is deleted", "<p>one</p><p>two</p>", "<p>one</p>", "<p>one</p><p>two!</p>", "<p>one</p>!"],
  ["beside a merge tag", "<p>Dear {{ name }}</p>", "<p>Dear {{ first }}</p>", "<p>Dear {{ name }},</p>", "<p>Dear {{ first }},</p>"],
])("two write %s", (_, base, mine, theirs, both) => {
  const { ann, ben, meet } = pair(base);
  write(ann, mine);
  write(ben, theirs);
  const text = meet();
  expect(renderRichText(text)).toBe(text);
  expect(text).toBe(both);
});

test("Ann's undo takes back her letters, and leaves those that Ben put between them", () => {
  const { ann, ben, meet } = pair("<p>Hello</p>");
  write(ann, "<p>Hello from Ann</p>");
  meet();
  write(ben, "<p>Hello from dear Ann!</p>");
  meet();
  write(ann, "<p>Hello from dear Anna!</p>");
  ann.editor.run("undo");
  expect(meet()).toBe("<p>Hellodear !</p>");
  ann.editor.run("redo");
  expect(meet()).toBe("<p>Hello from dear Anna!</p>");
  expect(ben.editor.run("undo").done).toBe(true);
  expect(meet()).not.toContain("dear");
});

test("of two who made the same words bold, undo of the one leaves what the other made", () => {
  const { ann, ben, meet } = pair("<p>one</p>");
  write(ann, "<p><strong>one</strong></p>");
  write(ben, "<p><strong>one</strong></p>");
  meet();
  ann.editor.run("undo");
  expect(meet()).toBe("<p><strong>one</strong></p>");
});

test("words in which a tag is a word stay what they are", () => {
  const { ann, ben } = pair("");
  const label = (peer: Peer) => findBlock(peer.editor.document.get().root, "button")?.props["label"];
  ann.editor.run("set-props", { blockIds: ["button"], props: { label: "Buy <p> & co" } });
  expect(label(ann)).toBe("Buy <p> & co");
  ben.editor.run("set-props", { blockIds: ["button"], props: { label: "Buy now" } });
  deliverAll([ann, ben]);
  expect(label(ann)).toBe("Buy <p> & co now");
  expect(label(ben)).toBe(label(ann));
});

test("a text that is taken away while somebody writes in it stays with what they wrote", () => {
  const { ann, ben, meet } = pair("<p>Hello</p>");
  ann.editor.run("set-props", { blockIds: ["words"], props: { text: null } });
  write(ben, "<p>Hello, all</p>");
  expect(meet()).toContain(", all");
});

test("what Ann types without a pause is one step, however often the server stores it meanwhile", () => {
  const { ann, ben, meet } = pair("<p>Hello</p>");
  for (const letter of " from Ann") {
    write(ann, textOf(ann).replace("</p>", `${letter}</p>`));
    ann.editor.document.markSaved();
  }
  expect(ann.editor.document.isDirty()).toBe(false);
  write(ben, textOf(ben).replace("Hello", "Well, hello"));
  meet();
  ann.editor.document.undo();
  expect(meet()).toBe("<p>Well, hello</p>");
  expect([ann.editor.document.isDirty(), ann.editor.document.history().canUndo]).toEqual([true, false]);
  ann.editor.document.redo();
  expect(meet()).toBe("<p>Well, hello from Ann</p>");
  expect(ann.editor.document.isDirty()).toBe(false);
});

test("what Ann goes on to type after it was stored is unsaved", () => {
  const { ann } = pair("<p>Hello</p>");
  write(ann, "<p>Hello you</p>");
  ann.editor.document.markSaved();
  write(ann, "<p>Hello you two</p>");
  expect([ann.editor.document.isDirty(), ann.editor.document.history().entries.length]).toEqual([true, 1]);
});

function play(count: number, happenings: readonly TextEvent[]) {
  const peers = writers(count, "<p>abc</p><p>de<em>fg</em>h</p>");
  const type = typist();
  const [typed, cut] = [new Map<string, Peer>(), new Set<string>()];
  for (const event of happenings) {
    const [one, other] = event.on === "act" ? [event.who, 0] : [event.from, event.to];
    const peer = peers[one % count] as Peer;
    if (event.on === "delivery") deliver(peer, peers[other % count] as Peer);
    else {
      const done = perform(textOf(peer), event, type);
      for (const letter of done.typed) typed.set(letter, peer);
      for (const letter of done.cut) cut.add(letter);
      write(peer, done.text);
    }
  }
  const meet = () => {
    deliverAll(peers);
    const [text = "", ...others] = peers.map(textOf);
    for (const other of others) expect(other).toBe(text);
    expect(renderRichText(text)).toBe(text);
    for (const { doc } of peers) expect(openReplica(doc, blockRegistry, () => 0).read("words:p:text") ?? "").toBe(text);
    return text;
  };
  return { peers, typed, cut, meet };
}

test("whatever several people do to one text, all see the same, valid, with every letter once that nobody took away", patient, () => {
  void fc.assert(
    fc.property(fc.integer({ min: 2, max: 3 }), fc.array(events, { minLength: 1, maxLength: 40 }), (count, happenings) => {
      const { typed, cut, meet } = play(count, happenings);
      const times = (text: string, letter: string) => text.split(letter).length - 1;
      const text = meet();
      for (const letter of [..."abcdefgh", ...typed.keys()].filter((each) => !cut.has(each)))
        expect([letter, times(text.replace(/<[^>]+>/g, ""), letter)]).toEqual([letter, 1]);
    }),
    runs(150, 3_000),
  );
});

test("whatever one person takes back, no letter of another goes", patient, () => {
  void fc.assert(
    fc.property(fc.array(events, { minLength: 1, maxLength: 30 }), (happenings) => {
      const { peers, typed, cut, meet } = play(2, happenings);
      meet();
      while (peers[0]?.editor.document.undo()) meet();
      const text = meet();
      for (const [letter, by] of typed) if (by === peers[1] && !cut.has(letter)) expect(text).toContain(letter);
      while (peers[0]?.editor.document.redo()) meet();
      const again = meet();
      for (const [letter, by] of typed) if (by === peers[1] && !cut.has(letter)) expect(again).toContain(letter);
    }),
    runs(80, 2_000),
  );
});

test.each([
  ["by whoever stored it", { text: "" }, undefined],
  ["by somebody now", { text: "<p>Words</p>" }, ""],
  ["by somebody who had set nothing there", {}, ""],
])("a text that was emptied %s is empty for everybody, also who comes later, and stays empty", (_, props, html) => {
  const origin = aSharedDocument(aDocument([aSection(aText(props, "words"))]));
  const [ann, ben] = [aPeer("ann", 1, origin), aPeer("ben", 2, origin)];
  if (html !== undefined) ann.editor.run("set-props", { blockIds: ["words"], props: { text: html } });
  deliver(ann, ben);
  const cat = aPeer("cat", 3, ben.doc);
  const propsOf = ({ editor }: Peer) => findBlock(editor.document.get().root, "words")?.props;
  for (const peer of [ann, ben, cat]) expect(propsOf(peer)).toEqual({ text: "" });
  cat.editor.run("set-text", { blockId: "words", html: "<p>New</p>", mergeKey: "typing" });
  ben.editor.run("set-props", { blockIds: ["words"], props: { color: "#112233" } });
  deliverAll([ann, ben, cat]);
  for (const peer of [ann, ben, cat]) expect(propsOf(peer)).toEqual({ text: "<p>New</p>", color: "#112233" });
  cat.editor.run("undo");
  deliverAll([ann, ben, cat]);
  for (const peer of [ann, ben, cat]) expect(propsOf(peer)?.["text"]).toBe("");
});
