import { findBlock, type JsonValue, seedOf } from "@mailwright/document";
import { leadOf } from "@mailwright/editing";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { type EditorServices, useEditorServices } from "../editor-context.js";
import type { ModuleDraft, ModulePort, ModuleRecord } from "../ports/module-port.js";
import { compileModule } from "./compile-module.js";
import { modulesStrings } from "./modules-strings.js";
import { useModuleLibrary } from "./use-module-library.js";

type Named = Pick<ModuleDraft, "name" | "groupId">;

/** Saves a module, or makes one of the selected block. */
export function useSaveModule(module: ModuleRecord | undefined, onSaved: () => void) {
  const services = useEditorServices();
  const library = useModuleLibrary();
  const toasts = useToasts();
  const say = useTranslate(modulesStrings);
  const [phase, setPhase] = useState<"editing" | "saving" | "failed">("editing");
  const save = async (named: Named) => {
    if (phase === "saving") return;
    setPhase("saving");
    const refusal = await library.change((port) => (module ? port.save?.(module.id, named) : createFromSelection(port, services, named)));
    if (refusal) return setPhase("failed");
    toasts.show({ kind: "success", message: module ? say("saved") : say("created", { name: named.name }) });
    onSaved();
  };
  return { phase, save };
}

function createFromSelection(port: ModulePort, services: EditorServices, named: Named) {
  const { editor } = services;
  const { root } = editor.document.get();
  const block = findBlock(root, leadOf(editor.session.getState().selection) ?? "");
  if (!block) return undefined;
  const seed = seedOf(block);
  return port.create?.({ ...named, block: JSON.parse(JSON.stringify(seed)) satisfies JsonValue, html: compileModule(services, seed) });
}
