import { type Block, findBlock, type JsonValue } from "@mailwright/document";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import type { Item } from "./shared-list.js";
import { aPeer, aSharedDocument, deliverAll, type Peer } from "./testing/peers.js";

const links = [{ text: "New in" }, { text: "Shop" }, { text: "Stories" }, { text: "Contact" }];
const questions = [{ title: "When?", words: "Soon." }, { title: "Where?" }];

/** Ann and Ben over a menu and questions with answers, as they were stored, or as a block has them that nobody set. */
function together(props: { menu?: Block["props"]; questions?: Block["props"]; products?: Block["props"] } = {}) {
  const blocks = [
    aBlock("menu", props.menu ?? { links }, undefined, "menu"),
    aBlock("accordion", props.questions ?? { items: questions }, undefined, "questions"),
    aBlock("products", props.products ?? {}, undefined, "products"),
  ];
  const origin = aSharedDocument(aDocument([aSection(...blocks)]));
  const [ann, ben] = [aPeer("ann", 1, origin), aPeer("ben", 2, origin)];
  const meet = () => {
    deliverAll([ann, ben]);
    expect(ben.editor.document.get()).toEqual(ann.editor.document.get());
    // Who comes later sees the same.
    expect(aPeer("cat", 3, ben.doc).editor.document.get()).toEqual(ann.editor.document.get());
  };
  return { ann, ben, meet };
}

const propOf = ({ editor }: Peer, id: string, prop: string) => findBlock(editor.document.get().root, id)?.props[prop];
const itemsOf = (peer: Peer, id: string, prop: string) => (propOf(peer, id, prop) ?? []) as readonly Item[];
const linksOf = (peer: Peer) => itemsOf(peer, "menu", "links");
const wordsOf = (peer: Peer) => linksOf(peer).map(({ text }) => text);
const titlesOf = (peer: Peer) => itemsOf(peer, "questions", "items").map(({ title }) => title);

function change(peer: Peer, id: string, prop: string, work: (items: readonly Item[]) => readonly Item[], initial: readonly Item[] = []) {
  const items = propOf(peer, id, prop) === undefined ? initial : itemsOf(peer, id, prop);
  const props: Record<string, JsonValue> = { [prop]: work(items) };
  expect(peer.editor.run("set-props", { blockIds: [id], props }).done).toBe(true);
  peer.pass(2000);
}
const changeLinks = (peer: Peer, work: (items: readonly Item[]) => readonly Item[]) => change(peer, "menu", "links", work, links);
const set = (at: number, members: Item) => (items: readonly Item[]) =>
  items.map((item, index) => (index === at ? { ...item, ...members } : item));
const move = (from: number, to: number) => (items: readonly Item[]) => {
  const others = items.filter((_, at) => at !== from);
  return others.toSpliced(to, 0, items[from] ?? {});
};
const without = (at: number) => (items: readonly Item[]) => items.filter((_, index) => index !== at);
const add = (at: number, item: Item) => (items: readonly Item[]) => items.toSpliced(at, 0, item);
const type = (peer: Peer, item: number, html: string) =>
  peer.editor.run("set-text", { blockId: "menu", html, place: { prop: "links", item, member: "text" }, mergeKey: "typing" });

test("Ann renames a link of a menu, Ben moves it: it is renamed where Ben put it", () => {
  const { ann, ben, meet } = together();
  changeLinks(ann, set(1, { text: "Our shop" }));
  changeLinks(ben, move(1, 3));
  meet();
  expect(wordsOf(ann)).toEqual(["New in", "Stories", "Contact", "Our shop"]);
});

test("Ann changes one link and Ben another: both are changed", () => {
  const { ann, ben, meet } = together();
  changeLinks(ann, set(0, { text: "News" }));
  changeLinks(ben, set(3, { text: "Write to us" }));
  meet();
  expect(wordsOf(ben)).toEqual(["News", "Shop", "Stories", "Write to us"]);
});

test("Ann changes where a link leads and Ben its picture: it has both", () => {
  const { ann, ben, meet } = together();
  changeLinks(ann, set(1, { link: { kind: "web", value: "https://shop.example" } }));
  changeLinks(ben, set(1, { picture: "/shop.png" }));
  meet();
  expect(linksOf(ann)[1]).toEqual({ text: "Shop", link: { kind: "web", value: "https://shop.example" }, picture: "/shop.png" });
});

test("in a menu that nobody set, both begin with a link of their own: both are changed, and each link is there once", () => {
  const { ann, ben, meet } = together({ menu: {} });
  changeLinks(ann, set(0, { text: "News" }));
  changeLinks(ben, set(1, { text: "Buy" }));
  meet();
  expect(wordsOf(ben)).toEqual(["News", "Buy", "Stories", "Contact"]);
});

test("both add a question at the same place: both are there", () => {
  const { ann, ben, meet } = together();
  change(ann, "questions", "items", add(1, { title: "Who?" }));
  change(ben, "questions", "items", add(1, { title: "Why?" }));
  meet();
  expect([...titlesOf(ann)].sort()).toEqual(["When?", "Where?", "Who?", "Why?"]);
  expect([titlesOf(ann).at(0), titlesOf(ann).at(-1)]).toEqual(["When?", "Where?"]);
});

test("both add the first product: both are there", () => {
  const { ann, ben, meet } = together();
  change(ann, "products", "products", add(0, { name: "Cup" }));
  change(ben, "products", "products", add(0, { name: "Hat" }));
  meet();
  expect([...itemsOf(ben, "products", "products")].map(({ name }) => name).sort()).toEqual(["Cup", "Hat"]);
});

test("Ann takes a question away, Ben another and adds one: what each did is done", () => {
  const { ann, ben, meet } = together({ questions: { items: [{ title: "A" }, { title: "B" }, { title: "C" }] } });
  change(ann, "questions", "items", without(0));
  change(ben, "questions", "items", (items) => add(1, { title: "D" })(without(2)(items)));
  meet();
  expect(titlesOf(ben)).toEqual(["D", "B"]);
});

test("both put the links in another order: each link is there once", () => {
  const { ann, ben, meet } = together();
  changeLinks(ann, move(0, 3));
  changeLinks(ben, (items) => [...items].reverse());
  meet();
  expect([...wordsOf(ann)].sort()).toEqual(["Contact", "New in", "Shop", "Stories"]);
});

test("both type in the words of the same link, at the same place: every letter of both is there", () => {
  const { ann, ben, meet } = together();
  type(ann, 1, "Shop!");
  type(ben, 1, "Shop?");
  meet();
  expect(String(wordsOf(ann)[1]).replace(/[!?]{2}$/, "")).toBe("Shop");
});

test("both begin to type in the words of a link that were never set: the words that it shows are there once", () => {
  const { ann, ben, meet } = together({ menu: { links: [{}, { text: "Shop" }] } });
  type(ann, 0, "Link!");
  type(ben, 0, "Link?");
  meet();
  expect(String(wordsOf(ann)[0]).replace(/[!?]{2}$/, "")).toBe("Link");
});

test("Ann writes in a link that Ben takes away: it is gone, and Ben's undo brings it back with her words", () => {
  const { ann, ben, meet } = together();
  changeLinks(ann, set(1, { text: "Our shop" }));
  changeLinks(ben, without(1));
  meet();
  expect(wordsOf(ann)).toEqual(["New in", "Stories", "Contact"]);
  // Nobody would see it, so undo does not promise it.
  expect(ann.editor.document.history().canUndo).toBe(false);
  ben.editor.run("undo");
  meet();
  expect(wordsOf(ann)).toEqual(["New in", "Our shop", "Stories", "Contact"]);
});

test("Ann moves a link that Ben takes away: it stays, where she put it", () => {
  const { ann, ben, meet } = together();
  changeLinks(ann, move(3, 0));
  changeLinks(ben, without(3));
  meet();
  expect(wordsOf(ben)).toEqual(["Contact", "New in", "Shop", "Stories"]);
});

test("Ann's undo takes back her members, her items and her order, and leaves what Ben did", () => {
  const { ann, ben, meet } = together();
  changeLinks(ann, set(0, { text: "News" }));
  changeLinks(ann, add(1, { text: "Sale" }));
  changeLinks(ann, move(4, 0));
  meet();
  changeLinks(ben, set(1, { picture: "/news.png" }));
  changeLinks(ben, add(4, { text: "Jobs" }));
  meet();
  expect(wordsOf(ben)).toEqual(["Contact", "News", "Sale", "Shop", "Jobs", "Stories"]);
  ann.editor.run("undo");
  meet();
  expect(wordsOf(ben)).toEqual(["News", "Sale", "Shop", "Jobs", "Stories", "Contact"]);
  ann.editor.run("undo");
  ann.editor.run("undo");
  meet();
  expect(linksOf(ben).map(({ text, picture }) => [text, picture])).toEqual([
    ["New in", "/news.png"],
    ["Shop", undefined],
    ["Jobs", undefined],
    ["Stories", undefined],
    ["Contact", undefined],
  ]);
  for (let count = 0; count < 3; count++) ann.editor.run("redo");
  meet();
  expect(wordsOf(ben)).toEqual(["Contact", "News", "Sale", "Shop", "Jobs", "Stories"]);
});

test("Ann's undo in a menu that nobody had set leaves it set where Ben changed another link, and else sets nothing", () => {
  const { ann, ben, meet } = together({ menu: {} });
  changeLinks(ann, set(0, { text: "News" }));
  meet();
  changeLinks(ben, set(1, { text: "Buy" }));
  meet();
  ann.editor.run("undo");
  meet();
  expect(wordsOf(ben)).toEqual(["New in", "Buy", "Stories", "Contact"]);
  const alone = together({ menu: {} });
  changeLinks(alone.ann, set(0, { text: "News" }));
  alone.meet();
  alone.ann.editor.run("undo");
  alone.meet();
  expect(findBlock(alone.ben.editor.document.get().root, "menu")?.props).toEqual({});
});

test("a menu that Ann sets back while Ben changes a link in it stays, with what Ben changed", () => {
  const { ann, ben, meet } = together({ menu: { links: [{ text: "A" }, { text: "B" }] } });
  ann.editor.run("set-props", { blockIds: ["menu"], props: { links: null } });
  changeLinks(ben, set(1, { picture: "/b.png" }));
  meet();
  expect(linksOf(ann).some(({ picture }) => picture === "/b.png")).toBe(true);
});

test("two who each add the last link that there may be see as many as there may be, and the other when one goes", () => {
  const eleven = Array.from({ length: 11 }, (_, at) => ({ text: `${at}` }));
  const { ann, ben, meet } = together({ menu: { links: eleven } });
  changeLinks(ann, add(11, { text: "Ann" }));
  changeLinks(ben, add(11, { text: "Ben" }));
  meet();
  expect(linksOf(ann)).toHaveLength(12);
  changeLinks(ann, without(0));
  meet();
  expect(wordsOf(ben).slice(-2).sort()).toEqual(["Ann", "Ben"]);
});

test("two who each take away one of two questions are left with an empty one, in which both can write", () => {
  const { ann, ben, meet } = together();
  change(ann, "questions", "items", without(0));
  change(ben, "questions", "items", without(1));
  meet();
  expect(itemsOf(ann, "questions", "items")).toEqual([{}]);
  change(ann, "questions", "items", set(0, { title: "Ann?" }));
  change(ben, "questions", "items", set(0, { words: "Ben." }));
  meet();
  expect(itemsOf(ben, "questions", "items")).toEqual([{ title: "Ann?", words: "Ben." }]);
});

test.each([
  ["more items than there may be", { links: Array.from({ length: 20 }, (_, at) => ({ text: `${at}` })) }],
  ["none where there must be one", { links: [] }],
  ["items that are alike", { links: [{}, {}, { text: "" }, { text: "" }] }],
  ["what is no item among them", { links: [{ text: "A" }, 7, null, ["x"]] }],
  ["members that nobody knows", { links: [{ "odd:name%": { deep: [1] }, text: 9, toString: "x" }] }],
  ["no list at all", { links: "none" }],
])("a list that was stored with %s is read back as it was, and may be worked in", (_, menu) => {
  const { ann, ben, meet } = together({ menu });
  expect(findBlock(ann.editor.document.get().root, "menu")?.props).toEqual(menu);
  ben.editor.run("set-props", { blockIds: ["menu"], props: { links: [{ text: "A" }, { text: "B" }] } });
  meet();
  expect(wordsOf(ann)).toEqual(["A", "B"]);
  ben.editor.run("undo");
  meet();
  expect(findBlock(ann.editor.document.get().root, "menu")?.props).toEqual(menu);
});

test("whatever a hostile peer writes about a list is ignored, and goes away with what honest ones write", () => {
  const { ann, ben, meet } = together();
  const map = ben.doc.getMap("document");
  ben.doc.transact(() => {
    map.set("menu:i:links", 7);
    map.set("menu:i:links:0:@", "0");
    map.set("menu:i:links:1:@", new Uint8Array([1]));
    map.set("menu:i:links:2:m:text", 1n);
    map.set("menu:i:links:../x:@", "V");
    map.set("menu:i:links:9", "V");
    map.set("menu:i:links:__proto__:m:__proto__", { polluted: true });
    ben.doc.getText("menu:w:links:3:text:more").insert(0, "x");
    ben.doc.getText("menu:w:links:3:link").insert(0, "x");
  });
  deliverAll([ann, ben]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  changeLinks(ann, () => [{ text: "A" }, { text: "B" }]);
  meet();
  expect(wordsOf(ben)).toEqual(["A", "B"]);
});

test("one change leaves every other item, and every other block, the same object", () => {
  const { ann, ben, meet } = together();
  const before = [linksOf(ann), itemsOf(ann, "questions", "items")] as const;
  changeLinks(ben, set(2, { text: "Tales" }));
  meet();
  expect(linksOf(ann).map((item, at) => item === before[0][at])).toEqual([true, true, false, true]);
  expect(itemsOf(ann, "questions", "items")).toBe(before[1]);
});
