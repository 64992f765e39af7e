import { type Block, blueprintOf, findBlock, type JsonValue } from "@mailwright/document";
import { leadOf } from "@mailwright/editing";
import type { EditorServices } from "../../base/context/editor-services.js";
import type { ModuleDraft } from "../../ports/module-port.js";
import { compileModule } from "./compile-module.js";

export type ModuleContent = Pick<ModuleDraft, "block" | "html">;

/** The block that can become a module: the selected one, if it is the only one and not the page wrapper. */
export function selectedForModule({ editor }: Pick<EditorServices, "editor">): Block | undefined {
  if (!editor.can("save-module").done) return undefined;
  return findBlock(editor.document.get().root, leadOf(editor.viewState.getState().selection) ?? "");
}

/** What is stored of it. */
export function selectedContent(services: EditorServices): ModuleContent | undefined {
  const block = selectedForModule(services);
  if (!block) return undefined;
  const blueprint = blueprintOf(block);
  return { block: JSON.parse(JSON.stringify(blueprint)) satisfies JsonValue, html: compileModule(services, blueprint) };
}
