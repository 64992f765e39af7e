import { blockRegistry } from "@mailwright/blocks";
import { type EmailDocument, findBlock } from "@mailwright/document";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { openReplica } from "./replica.js";
import { type Item, isItems } from "./shared-list.js";
import { aPeer, aSharedDocument, deliver, deliverAll, type Peer } from "./testing/peers.js";

/** The long runs try thousands of cases. */
const patient = { timeout: 900_000 };

type Act = "add" | "remove" | "move" | "type" | "look" | "reset" | "undo" | "redo";

type Event =
  | { readonly on: "act"; readonly who: number; readonly act: Act; readonly at: number; readonly to: number }
  | { readonly on: "delivery"; readonly from: number; readonly to: number }
  | { readonly on: "meeting" }
  | { readonly on: "joining"; readonly from: number };

const who = fc.nat(4);

function eventsWith(...acts: readonly Act[]): fc.Arbitrary<Event> {
  const act = fc.constantFrom(...acts);
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ on: fc.constant("act" as const), who, act, at: fc.nat(20), to: fc.nat(20) }) },
    { weight: 4, arbitrary: fc.record({ on: fc.constant("delivery" as const), from: who, to: who }) },
    { weight: 1, arbitrary: fc.record({ on: fc.constant("meeting" as const) }) },
    { weight: 1, arbitrary: fc.record({ on: fc.constant("joining" as const), from: who }) },
  );
}

const initial = ["New in", "Shop", "Stories", "Contact"].map((text) => ({ text }));
const linksIn = (document: EmailDocument): readonly Item[] => {
  const links = findBlock(document.root, "menu")?.props["links"];
  return isItems(links) ? links : initial;
};
const lettersIn = (document: EmailDocument) =>
  new Set(
    linksIn(document)
      .map(({ text }) => String(text ?? ""))
      .join(""),
  );
const namesIn = (document: EmailDocument) => linksIn(document).flatMap(({ picture }) => (picture === undefined ? [] : [String(picture)]));

/** Each item that somebody adds has a picture that no other has, and each letter that somebody types is another one. */
function createGame(stored: readonly Item[] | undefined, count: number) {
  const origin = aSharedDocument(aDocument([aSection(aBlock("menu", stored ? { links: stored } : {}, undefined, "menu"))]));
  const [removed, cut] = [new Set<string>(), new Set<string>()];
  const homes = new Map<string, string>();
  let next = 0x4e00;
  const join = (from: Peer["doc"], number: number) => {
    const peer = aPeer(`p${number}`, number + 1, from);
    peer.editor.on("change", ({ kind, before, after }) => {
      if (kind === "remote") return;
      const [names, letters] = [new Set(namesIn(after)), lettersIn(after)];
      for (const name of namesIn(before)) if (!names.has(name)) removed.add(name);
      for (const letter of lettersIn(before)) if (!letters.has(letter)) cut.add(letter);
    });
    return peer;
  };
  const peers = Array.from({ length: count }, (_, index) => join(origin, index));

  function act({ editor }: Peer, { act, at, to }: Extract<Event, { on: "act" }>) {
    const items = linksIn(editor.document.get());
    const write = (links: readonly Item[]) => editor.run("set-props", { blockIds: ["menu"], props: { links } });
    const index = at % Math.max(items.length, 1);
    const item = items[index] ?? {};
    if (act === "undo" || act === "redo") editor.run(act);
    else if (act === "reset") editor.run("set-props", { blockIds: ["menu"], props: { links: null } });
    else if (act === "add") write(items.toSpliced(to % (items.length + 1), 0, { text: "", picture: `/${next++}.png` }));
    else if (act === "remove") write(items.toSpliced(index, 1));
    else if (act === "move") write(items.toSpliced(index, 1).toSpliced(to % items.length, 0, item));
    else if (act === "look") write(items.with(index, { ...item, link: { kind: "web", value: `https://x.example/${to}` } }));
    else {
      const letter = String.fromCodePoint(next++);
      if (item["picture"] !== undefined) homes.set(letter, String(item["picture"]));
      const text = String(item["text"] ?? "Link");
      const place = { prop: "links", item: index, member: "text" };
      const split = to % (text.length + 1);
      editor.run("set-text", { blockId: "menu", place, html: text.slice(0, split) + letter + text.slice(split), mergeKey: "typing" });
    }
  }

  return {
    peers,
    removed,
    cut,
    homes,
    play(happenings: readonly Event[]) {
      const peerAt = (index: number) => peers[index % peers.length] as Peer;
      for (const event of happenings) {
        if (event.on === "act") {
          act(peerAt(event.who), event);
          peerAt(event.who).pass(200);
        } else if (event.on === "delivery") deliver(peerAt(event.from), peerAt(event.to));
        else if (event.on === "meeting") deliverAll(peers);
        else if (peers.length < 5) peers.push(join(peerAt(event.from).doc, peers.length));
      }
      deliverAll(peers);
    },
  };
}

const some = fc.option(
  fc.integer({ min: 1, max: 6 }).map((count) => Array.from({ length: count }, (_, at) => ({ text: `${at}`, picture: `/s${at}.png` }))),
  { nil: undefined },
);
const everything = eventsWith("add", "add", "remove", "move", "type", "type", "look", "reset", "undo", "redo");
const withoutReset = eventsWith("add", "add", "remove", "move", "type", "type", "look", "undo", "redo");

test("whatever several people do to one list, all see the same, with as many items as there may be", patient, () => {
  void fc.assert(
    fc.property(
      some,
      fc.integer({ min: 3, max: 5 }),
      fc.array(everything, { minLength: 1, maxLength: 60 }),
      (stored, count, happenings) => {
        const { peers, play } = createGame(stored, count);
        play(happenings);
        const [first, ...others] = peers.map(({ editor }) => editor.document.get());
        if (!first) return;
        for (const other of others) expect(other).toEqual(first);
        for (const { doc } of peers) expect(openReplica(doc, blockRegistry, () => 0).document()).toEqual(first);
        const links = linksIn(first);
        expect(links.length).toBeGreaterThanOrEqual(1);
        expect(links.length).toBeLessThanOrEqual(12);
      },
    ),
    runs(60, 3_500),
  );
});

test("no item that nobody took away is gone, none is there twice, and every letter that nobody took away is there once", patient, () => {
  void fc.assert(
    fc.property(
      some,
      fc.integer({ min: 2, max: 4 }),
      fc.array(withoutReset, { minLength: 1, maxLength: 40 }),
      (stored, count, happenings) => {
        const { peers, play, removed, cut, homes } = createGame(stored, count);
        play(happenings);
        const [first] = peers;
        if (!first) return;
        const document = first.editor.document.get();
        const names = namesIn(document);
        expect(new Set(names).size).toBe(names.length);
        // Beyond as many as there may be, some do not show.
        if (names.length < 12) for (const { picture } of stored ?? []) if (!removed.has(picture)) expect(names).toContain(picture);
        const text = linksIn(document)
          .map((item) => String(item["text"] ?? ""))
          .join("");
        for (const [letter, home] of homes) {
          const times = text.split(letter).length - 1;
          expect(times).toBeLessThanOrEqual(1);
          if (names.includes(home) && !cut.has(letter)) expect(times).toBe(1);
        }
      },
    ),
    runs(60, 2_500),
  );
});

test("whatever one person does to a list alone undoes to the first document and redoes to the last", patient, () => {
  void fc.assert(
    fc.property(some, fc.array(everything, { minLength: 1, maxLength: 30 }), (stored, happenings) => {
      const { peers, play } = createGame(stored, 1);
      const [peer] = peers as [Peer];
      const { document } = peer.editor;
      const first = document.get();
      play(happenings.filter(({ on }) => on === "act"));
      while (document.redo());
      const last = document.get();
      while (document.undo());
      expect(document.get()).toEqual(first);
      while (document.redo());
      expect(document.get()).toEqual(last);
    }),
    runs(60, 1_500),
  );
});
