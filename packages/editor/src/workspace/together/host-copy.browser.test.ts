import { blockRegistry } from "@mailwright/blocks";
import { isFilledDocument, openReplica } from "@mailwright/collaboration";
import { writeDocument } from "@mailwright/document";
import { aDocument, aHeading, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import * as Y from "yjs";
import type { SharedNews } from "../../ports/collaboration-port.js";
import type { HostConnection, HostSharedDocument } from "../../ports/host/host-collaboration.js";
import { hostCollaboration } from "./host-copy.js";

const email = aDocument([aSection(aHeading({ text: "Hello" }, "title"))]);

function openCopy(open: (shared: HostSharedDocument) => HostConnection, document: unknown = writeDocument(email)) {
  const news: SharedNews[] = [];
  const copy = hostCollaboration({ open }, { document, registry: blockRegistry }).open((told) => news.push(told));
  const read = () => {
    const replica = openReplica(copy.document, blockRegistry, Math.random);
    replica.stop();
    return replica.document();
  };
  return { copy, news, read };
}

/** A page that hands updates on to a document of its own. */
function aPage() {
  const doc = new Y.Doc();
  const pages: HostSharedDocument[] = [];
  let isClosed = false;
  const open = (shared: HostSharedDocument) => {
    pages.push(shared);
    shared.onUpdate((update) => Y.applyUpdate(doc, update, shared));
    return {
      close() {
        isClosed = true;
      },
    };
  };
  return { doc, open, shared: () => pages[0] as HostSharedDocument, isClosed: () => isClosed };
}

test("two who find a room empty at the same moment begin it once, with what their pages have", () => {
  const [ann, ben] = [aPage(), aPage()];
  const [hers, his] = [openCopy(ann.open), openCopy(ben.open)];
  ann.shared().opened();
  ben.shared().opened();
  ann.shared().apply(Y.encodeStateAsUpdate(ben.doc));
  ben.shared().apply(Y.encodeStateAsUpdate(ann.doc));
  hers.copy.close();
  expect(hers.news).toEqual([{ kind: "opened", etag: null, isReadOnly: false }]);
  expect(hers.read()).toEqual(email);
  expect(his.read()).toEqual(email);
  expect(Y.encodeStateVector(ann.doc)).toEqual(Y.encodeStateVector(ben.doc));
});

test("a room that holds an email is not begun anew", () => {
  const first = aPage();
  openCopy(first.open);
  first.shared().opened();
  const second = aPage();
  const { read } = openCopy(second.open, writeDocument(aDocument([])));
  second.shared().apply(Y.encodeStateAsUpdate(first.doc));
  second.shared().opened();
  expect(read()).toEqual(email);
});

test("without a document of the page an empty room begins as a blank email", () => {
  const page = aPage();
  const { copy } = openCopy(page.open, null);
  page.shared().opened();
  expect(isFilledDocument(copy.document)).toBe(true);
});

test("what is no update is refused with a code, and changes nothing", () => {
  const page = aPage();
  const { read } = openCopy(page.open);
  page.shared().opened();
  for (const given of ["words", new Uint8Array([9, 9, 9]), null, { length: 3 }]) {
    expect(() => page.shared().apply(given as Uint8Array)).toThrow(expect.objectContaining({ code: "malformed" }));
  }
  expect(read()).toEqual(email);
});

test("a page whose function fails, or that answers nothing to close, has opened nothing", () => {
  const silence = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener("error", silence);
  const throwing = openCopy(() => {
    throw new Error("no");
  });
  const silent = openCopy(() => ({}) as HostConnection);
  window.removeEventListener("error", silence);
  for (const { news } of [throwing, silent]) expect(news).toEqual([{ kind: "over", code: "host-refused", mayReopen: false }]);
});

test("what a page tells after it was closed is heard by nobody", () => {
  const page = aPage();
  const { copy, news } = openCopy(page.open);
  copy.close();
  expect(page.isClosed()).toBe(true);
  page.shared().opened();
  page.shared().lost();
  expect(news).toEqual([]);
});
