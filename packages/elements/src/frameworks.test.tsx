/// <reference types="svelte" />
import type { SvelteHTMLElements } from "svelte/elements";
import { expectTypeOf, test } from "vitest";
import type { GlobalComponents } from "vue";
import type { EmailEditorElement } from "./email-editor/email-editor-element.js";
import type { EmailEditorEventMap } from "./email-editor/email-editor-events.js";
import type { EmailEditorProviders } from "./given/email-editor-values.js";
import type { ElementWords } from "./given/words.js";
import "./react.js";
import "./svelte.js";
import "./vue.js";
import type { Message } from "@mailwright/ui";

type Change = EmailEditorEventMap["mw-change"];

test("JSX knows both elements: a reference of their own type, properties, events and what is wrong with them", () => {
  const providers: EmailEditorProviders = { save: ({ html }, { etag }) => void [expectTypeOf(html).toBeString(), etag] };
  const editor = (
    <email-editor
      ref={(element) => void expectTypeOf(element).toEqualTypeOf<EmailEditorElement | null>()}
      theme="dark"
      session-id="s"
      embed="true"
      document={{ version: 1, settings: {}, root: { type: "root" } }}
      providers={providers}
      onmw-ready={() => undefined}
      onmw-change={(event) => void expectTypeOf(event).toEqualTypeOf<Change>()}
    />
  );
  const dashboard = (
    <template-dashboard view="status=draft" embed="true" onmw-navigate={({ detail }) => void expectTypeOf(detail.path).toBeString()} />
  );
  const wrong = [
    // @ts-expect-error: there is no such theme
    <email-editor key="1" theme="pink" />,
    // @ts-expect-error: there is no such provider
    <email-editor key="2" providers={{ savve: () => undefined }} />,
    // @ts-expect-error: HTML is no email
    <email-editor key="3" document="<h1>" />,
    // @ts-expect-error: a change has no such detail
    <email-editor key="4" onmw-change={({ detail }) => detail.html} />,
    // @ts-expect-error: a merge tag is an object
    <email-editor key="5" mergeTags={["{{name}}"]} />,
    // @ts-expect-error: an email is no property of a dashboard
    <template-dashboard key="6" document={null} />,
  ];
  expectTypeOf([editor, dashboard, ...wrong]).toBeArray();
});

test("an element found in the page has its properties, methods and typed events", () => {
  const use = (editor: HTMLElementTagNameMap["email-editor"], dashboard: HTMLElementTagNameMap["template-dashboard"]) => {
    editor.addEventListener("mw-change", ({ detail }) => expectTypeOf(detail.label).toBeString());
    editor.addEventListener("mw-select", ({ detail }) => expectTypeOf(detail.blockIds).toEqualTypeOf<readonly string[]>());
    dashboard.addEventListener("mw-theme-change", ({ detail }) => expectTypeOf(detail.theme).toEqualTypeOf<"light" | "dark">());
    expectTypeOf(editor.save()).toEqualTypeOf<Promise<boolean>>();
    editor.mergeTags = [{ value: "{{name}}", label: "Name" }];
    editor.features = { checks: { publish: "block", unsubscribe: true }, entitlements: ["products"] };
    editor.templating = { logic: { condition: (expression) => [`*|IF:${expression}|*`, ""], repeat: () => ["", ""] } };
    editor.blocks = { definitions: [] };
    void editor.getDocument().then((document) => editor.setDocument(document));
    // @ts-expect-error: there is no such theme
    editor.theme = "pink";
    // @ts-expect-error: there is no such provider
    editor.providers = { savve: () => undefined };
    // @ts-expect-error: a page is asked, or hindered
    editor.features = { checks: { publish: "loud" } };
    // @ts-expect-error: there is no such language
    editor.templating = { logic: "cobol" };
    // @ts-expect-error: presets are a list
    editor.blocks = { definitions: [], presets: {} };
    // @ts-expect-error: HTML is no email
    void editor.setDocument("<h1>");
  };
  expectTypeOf(use).toBeFunction();
});

test("commands are given what they need", () => {
  const use = async (editor: EmailEditorElement) => {
    await editor.run("undo");
    await editor.run("select", { step: "next" });
    const outcome = await editor.run("insert-block", { blueprint: { type: "divider" } });
    if (outcome.done) expectTypeOf(outcome.value).toBeString();
    else expectTypeOf(outcome.refusal).toExtend<string>();
    await editor.run("publish");
    await editor.run("show-general-settings");
    await editor.run("show-general-settings", { setting: "width" });
    await editor.run("toggle-panel", { side: "left", isOpen: false });
    await editor.run("find", { words: "sale" });
    const found = await editor.run("find-next");
    if (found.done) expectTypeOf(found.value).toEqualTypeOf<{ place: number; count: number }>();
    const replaced = await editor.run("replace-text", { words: "a", isCaseSensitive: true, replacement: "b" });
    if (replaced.done) expectTypeOf(replaced.value).toBeNumber();
    // @ts-expect-error: there is no such setting
    await editor.run("show-general-settings", { setting: "hologram" });
    // @ts-expect-error: which side?
    await editor.run("toggle-panel");
    // @ts-expect-error: there is no such tab
    await editor.run("show-tab", { tab: "attic" });
    // @ts-expect-error: nothing is needed
    await editor.run("show-export", { format: "pdf" });
    await editor.run("known at run time only" as string, { any: "thing" });
    // @ts-expect-error: what is to be inserted?
    await editor.run("insert-block");
    // @ts-expect-error: there is no such command
    await editor.run("insert-blok", { blueprint: { type: "divider" } });
    // @ts-expect-error: there is no such step
    await editor.run("select", { step: "sideways" });
  };
  expectTypeOf(use).toBeFunction();
});

test("Vue's templates and Svelte's markup know properties and events, and what is wrong with them", () => {
  type InVue = InstanceType<GlobalComponents["email-editor"]>["$props"];
  expectTypeOf<InVue["mode"]>().toEqualTypeOf<"simple" | "advanced" | undefined>();
  expectTypeOf<InVue["onMwDirtyChange"]>().toEqualTypeOf<((event: EmailEditorEventMap["mw-dirty-change"]) => void) | undefined>();
  // @ts-expect-error: there is no such theme
  expectTypeOf<InVue["theme"]>().toEqualTypeOf<"pink" | undefined>();
  type InSvelte = SvelteHTMLElements["template-dashboard"];
  expectTypeOf<InSvelte["onmw-reload"]>().toEqualTypeOf<((event: CustomEvent<undefined>) => void) | undefined>();
  const wrong: SvelteHTMLElements["email-editor"][] = [
    // @ts-expect-error: there is no such provider
    { providers: { savve: () => undefined } },
    // @ts-expect-error: HTML is no email
    { document: "<h1>" },
  ];
  expectTypeOf(wrong).toBeArray();
});

test("the words that a page may give are those that we can say", () => {
  expectTypeOf<ElementWords>().toEqualTypeOf<Readonly<Record<string, Message>>>();
});
