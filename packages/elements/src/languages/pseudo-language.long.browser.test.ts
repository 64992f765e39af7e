import { blockDefinitions } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import type { Message } from "@mailwright/ui";
import { within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createMemoryServer } from "../../../dashboard/src/testing/memory-server.js";
import { templatesOf } from "../../../dashboard/src/testing/sample-templates.js";
import { defineElements } from "../define-elements.js";
import { collectEnglish } from "../testing/english-words.js";
import { type OpenElement, openElement } from "../testing/open-element.js";
import { findBareWords, findCutWords, pseudo, pseudoWords } from "../testing/pseudo-words.js";

const english = collectEnglish();
const strings = pseudoWords(english) as Record<string, string>;
const say = (key: string) => pseudo(textOf(english[key]));
const textOf = (message: Message | undefined) => (typeof message === "string" ? message : (message?.other ?? ""));
const providers = {
  save: () => undefined,
  sendTestEmail: () => undefined,
  uploadImage: async () => ({ url: "https://example.com/a.png" }),
  makePicture: async () => ({ url: "https://example.com/a.png" }),
  listCustomFields: async () => [],
  searchIcons: async () => ({ icons: [] }),
  modules: { list: async () => ({ modules: [] }), create: () => undefined, createGroup: () => undefined },
  shop: { stores: async () => [], products: async () => [] },
  versions: { list: async () => [{ date: "2026-03-02T09:00:00Z" }], load: async () => null },
  notes: { list: async () => [], add: async () => ({ id: "1", text: "" }), remove: () => undefined, removeAll: () => undefined },
};

const opened: OpenElement[] = [];
const asDesktop = () => page.viewport(1440, 900);
const asPhone = () => page.viewport(390, 844);
const wholePage = "display:block;position:fixed;inset:0";
beforeEach(asDesktop);
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

async function open(given: Parameters<typeof openElement>[0] = {}) {
  const editor = await openElement({ name: crypto.randomUUID(), locale: "en-XA", strings, providers, mode: "advanced", ...given });
  editor.element.style.cssText = wholePage;
  opened.push(editor);
  return editor;
}

/** A place is named by its block, and then by what somebody wrote there; entries of a list are named by what they hold. */
const written = /(?<=⟧): [^⟦]*|\b(?:New in|Shop|Stories|Contact)\b|\b(?:When will it arrive|May I send it back)\?/g;

function problems(editor: OpenElement, where: string): readonly string[] {
  const inside = editor.inside();
  return [...findBareWords(inside, written), ...findCutWords(inside)].map((problem) => `${where}: ${problem}`);
}

/** The same editor in the window of a phone, where panels are sheets from below. */
async function toPhone(editor: OpenElement): Promise<void> {
  await asPhone();
  await vi.waitFor(() => expect(editor.inside().querySelector("[data-band=narrow]")).not.toBeNull());
}

async function openSheet(editor: OpenElement, key: "blocks" | "settings"): Promise<void> {
  (await within(editor.inside()).findByRole("button", { name: say(`editor.layout.${key}`) })).click();
  await vi.waitFor(() => expect(editor.inside().querySelector("aside.mw-side")).not.toBeNull());
}

test("no word around the canvas is hard-coded or cut off", async () => {
  const editor = await open();
  const screen = within(editor.inside());
  await screen.findByRole("button", { name: say("presets.heading.name") });
  const found: string[] = [];
  const lookAtTabs = async (where: string) => {
    for (const tab of ["editor.palette.title", "editor.palette.modules", "editor.palette.advanced", "editor.palette.layers"]) {
      // One of them ends with a count, once there is one.
      const name = (words: string) => words.replace(/ \d+$/, "") === say(tab);
      (await screen.findByRole("tab", { name })).click();
      await vi.waitFor(() => expect(screen.getByRole("tab", { name }).getAttribute("aria-selected")).toBe("true"));
      found.push(...problems(editor, `${tab} ${where}`));
    }
  };
  await lookAtTabs("on a desktop");
  await toPhone(editor);
  await openSheet(editor, "blocks");
  await lookAtTabs("on a phone");
  expect(found).toEqual([]);
});

test("no setting of any block is hard-coded or cut off", async () => {
  const editor = await open();
  const found: string[] = [];
  const inserted = new Map<string, unknown>();
  const look = async (type: string, where: string) => {
    await vi.waitFor(() => expect(editor.inside().querySelector(".mw-panel-block-name")?.textContent).toBe(say(`blocks.${type}.name`)));
    found.push(...problems(editor, `${type} ${where}`));
  };
  for (const { type } of blockDefinitions) {
    const { done } = await editor.element.run("insert-block", { blueprint: { type } });
    if (!done) continue;
    await look(type, "on a desktop");
    inserted.set(type, editor.heard.findLast(([name]) => name === "select")?.[1]);
  }
  await toPhone(editor);
  await openSheet(editor, "settings");
  for (const [type, selected] of inserted) {
    await editor.element.run("select", selected as { readonly blockIds: readonly string[] });
    await look(type, "on a phone");
  }
  expect(found).toEqual([]);
});

const dialogs = [
  "editor.commands.show-general-settings",
  "editor.commands.show-code",
  "editor.commands.show-import",
  "editor.commands.show-export",
  "editor.commands.ask-to-clear.short",
  "editor.commands.show-notes",
  "editor.commands.show-versions",
  "editor.commands.show-test-email",
  "editor.commands.show-checks",
];

test.each(dialogs)("no word of what %s opens is hard-coded or cut off", async (key) => {
  const editor = await open({ document: starterDocuments[0] && plantStarter(starterDocuments[0], () => crypto.randomUUID()) });
  const screen = within(editor.inside());
  (await screen.findAllByRole("button", { name: (name) => name.startsWith(say(key).slice(0, -1)) }))[0]?.click();
  await vi.waitFor(() => expect(editor.inside().querySelector("[role=dialog], [role=alertdialog]")?.textContent).toMatch(/⟧.*⟧/s));
  expect(problems(editor, key)).toEqual([]);
  await toPhone(editor);
  await expect.poll(() => problems(editor, `${key} on a phone`)).toEqual([]);
  await userEvent.keyboard("{Escape}");
});

test("no word of the dashboard is hard-coded or cut off", async () => {
  const server = createMemoryServer({ templates: templatesOf(3) });
  const fetching = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => server.fetch(new Request(input, init)));
  localStorage.setItem("mailwright.dashboardTourFinished", "true");
  defineElements();
  const element = document.createElement("template-dashboard");
  element.style.cssText = wholePage;
  Object.assign(element, { sessionId: "s", strings, locale: "en-XA" });
  document.body.append(element);
  const inside = () => element.shadowRoot?.querySelector<HTMLElement>(".mw-root") ?? document.body;
  const bare = () => [...findBareWords(inside(), /Ann Lee|Newsletter|Events|Seasonal|Blank|Monthly news/g), ...findCutWords(inside())];
  await vi.waitFor(() => expect(inside().querySelector("article")).not.toBeNull());
  expect(bare()).toEqual([]);
  for (const key of ["dashboard.filters.create", "dashboard.filters.bulk"]) {
    within(inside())
      .getAllByRole("button", { name: say(key) })[0]
      ?.click();
    await vi.waitFor(() =>
      expect(inside().textContent).toContain(key.endsWith("bulk") ? say("dashboard.bulk.finish") : say("dashboard.create.startFrom")),
    );
    expect(bare()).toEqual([]);
    await asPhone();
    await expect.poll(bare).toEqual([]);
    await asDesktop();
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(inside().querySelector("[role=dialog]")).toBeNull());
  }
  element.remove();
  fetching.mockRestore();
});
