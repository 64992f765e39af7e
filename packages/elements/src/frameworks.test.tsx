/// <reference types="svelte" />
import type { SvelteHTMLElements } from "svelte/elements";
import { expectTypeOf, test } from "vitest";
import type { GlobalComponents } from "vue";
import type { EmailEditorElement } from "./email-editor/email-editor.js";
import "./svelte.js";
import "./vue.js";

test("JSX knows both elements, with a reference of their own type", () => {
  const editor = (
    <email-editor
      ref={(element) => void expectTypeOf(element).toEqualTypeOf<EmailEditorElement | null>()}
      theme="dark"
      session-id="s"
      onmw-ready={() => undefined}
    />
  );
  const dashboard = <template-dashboard view="status=draft" embed="true" />;
  expectTypeOf([editor, dashboard]).toBeArray();
});

test("an element found in the page has its properties, methods and typed events", () => {
  const use = (editor: HTMLElementTagNameMap["email-editor"], dashboard: HTMLElementTagNameMap["template-dashboard"]) => {
    editor.addEventListener("mw-change", ({ detail }) => expectTypeOf(detail.label).toBeString());
    dashboard.addEventListener("mw-theme-change", ({ detail }) => expectTypeOf(detail.theme).toEqualTypeOf<"light" | "dark">());
    expectTypeOf(editor.save()).toEqualTypeOf<Promise<boolean>>();
    // @ts-expect-error: there is no such theme
    editor.theme = "pink";
  };
  expectTypeOf(use).toBeFunction();
});

test("Vue's templates and Svelte's markup know them", () => {
  type InVue = InstanceType<GlobalComponents["email-editor"]>["$props"];
  expectTypeOf<InVue["mode"]>().toEqualTypeOf<"simple" | "advanced" | undefined>();
  type InSvelte = SvelteHTMLElements["template-dashboard"];
  expectTypeOf<InSvelte["onmw-reload"]>().toEqualTypeOf<((event: CustomEvent<undefined>) => void) | undefined>();
});
