import { defineReactElement } from "../element/define-react-element.js";
import type { EmailEditorDefaults } from "./email-editor-defaults.js";
import { isDriven } from "./is-driven.js";

/** Defines `<email-editor>`. Does nothing in Node, and nothing the second time. */
export function defineEmailEditor(defaults: EmailEditorDefaults = {}): void {
  defineReactElement({
    tag: "email-editor",
    attributes: {
      templateId: "string",
      apiUrl: "string",
      sessionId: "string",
      mode: "string",
      theme: "string",
      locale: "string",
      embed: "boolean",
      system: "boolean",
      readonly: "boolean",
      name: "string",
      picturesUrl: "string",
      upgradeUrl: "string",
      storesUrl: "string",
      giphyKey: "string",
      giphyUrl: "string",
    },
    properties: ["document", "user", "mergeTags", "providers", "strings", "blocks", "features", "templating", "renewSession"],
    methods: ["getDocument", "setDocument", "exportHtml", "exportMjml", "exportText", "save", "undo", "redo", "run", "checks"],
    fetchBeside: (given) => {
      // Where this fails it is asked for again, and told, by the editor.
      if (isDriven(given)) import("../given/read-host-properties.js").catch(() => undefined);
    },
    load: async () => (await import("./email-editor-app.js")).createEmailEditorApp(defaults),
    loadShapes: async () => (await import("../given/email-editor-shapes.js")).emailEditorShapes,
  });
}

/**
 * Fetches the code of an editor ahead, for a page that knows that it will show one: while it asks its own server for something, say. Answers once the code is
 * there, or could not be fetched; then the editor asks for it again.
 */
export async function preloadEmailEditor(): Promise<void> {
  await Promise.allSettled([import("./email-editor-app.js"), import("../given/read-host-properties.js")]);
}
