import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { fireEvent, within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { EmailEditorElement } from "../index.js";
import { type OpenElement, openElement } from "../testing/open-element.js";

const opened: OpenElement[] = [];
beforeEach(() => page.viewport(1300, 860));
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

type Providers = NonNullable<EmailEditorElement["providers"]>;
type Tell = Parameters<NonNullable<Providers["follow"]>>[0];

function sample() {
  const [starter] = starterDocuments;
  let count = 0;
  return starter ? plantStarter(starter, () => `block-${++count}`) : null;
}

/** An editor whose page says how its template stands. */
async function open(more: Providers = {}) {
  const told: Tell[] = [];
  const comments = {
    list: async () => [{ id: "1", text: "Which price?", authorName: "Ann" }],
    add: async (text: string) => ({ id: "2", text }),
    change: async (id: string) => ({ id, text: "" }),
    remove: () => undefined,
  };
  const providers: Providers = { save: () => undefined, comments, follow: (tell) => void told.push(tell), ...more };
  const editor = await openElement({ document: sample(), name: crypto.randomUUID(), user: { id: "ben", name: "Ben" }, providers });
  opened.push(editor);
  await vi.waitFor(() => expect(told).toHaveLength(1));
  const inside = () => within(editor.inside());
  return {
    editor,
    inside,
    say: (standing: unknown) => told[0]?.(standing as Parameters<Tell>[0]),
    mayEdit: () => inside().queryByRole("button", { name: "Save" }) !== null,
    openComments: async () => fireEvent.click((await inside().findAllByRole("button", { name: /^Comments/ }))[0] as HTMLElement),
  };
}

test("who may view looks on, and reads the comments without writing any", async () => {
  const { inside, say, mayEdit, openComments } = await open();
  expect(mayEdit()).toBe(true);
  say({ role: "view" });
  await inside().findByText(/^You may view this email/);
  expect(mayEdit()).toBe(false);
  await openComments();
  await inside().findByText("Which price?");
  expect(inside().queryByRole("textbox", { name: /^Comment on/ })).toBeNull();
});

test("who may comment does that and no more, and edits once the page says so", async () => {
  const { inside, say, mayEdit, openComments } = await open();
  say({ role: "comment" });
  await inside().findByText(/^You may comment on this email/);
  expect(mayEdit()).toBe(false);
  await openComments();
  await inside().findByRole("textbox", { name: "Comment on the whole email" });
  say({ role: "edit" });
  await vi.waitFor(() => expect(mayEdit()).toBe(true));
  expect(inside().queryByText(/^You may comment on this email/)).toBeNull();
});

test("what is no role says nothing", async () => {
  const { inside, say, mayEdit } = await open();
  for (const role of ["owner", 7, {}, null, undefined]) {
    say({ role });
    expect(mayEdit()).toBe(true);
  }
  expect(inside().queryByText(/^You may (view|comment)/)).toBeNull();
});

test("a provider that comes back does not let somebody edit of whom the page says that they may not", async () => {
  type Shared = Parameters<NonNullable<Providers["collaboration"]>["open"]>[0];
  let shared: Shared | undefined;
  const collaboration = {
    open(given: Shared) {
      shared = given;
      queueMicrotask(() => given.opened());
      return { close: () => undefined };
    },
  };
  const { inside, say, mayEdit } = await open({ collaboration });
  say({ role: "view" });
  await inside().findByText(/^You may view this email/);
  shared?.lost();
  shared?.opened();
  await vi.waitFor(() => expect(mayEdit()).toBe(false));
  say({ role: "edit" });
  await vi.waitFor(() => expect(mayEdit()).toBe(true));
});

test("who may only look on by the page's provider does from the beginning", async () => {
  const collaboration: Providers["collaboration"] = {
    open(shared) {
      queueMicrotask(() => shared.opened({ isReadOnly: true }));
      return { close: () => undefined };
    },
  };
  const { inside, mayEdit } = await open({ collaboration });
  await inside().findByRole("main", { name: "Canvas" });
  expect(mayEdit()).toBe(false);
});
