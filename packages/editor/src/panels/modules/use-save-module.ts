import { useToasts, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { ModuleDraft, ModulePort, ModuleRecord } from "../../ports/module-port.js";
import { modulesStrings } from "./modules-strings.js";
import { type ModuleContent, selectedContent } from "./selected-content.js";
import { useModuleLibrary } from "./use-module-library.js";

interface SavedAs extends Pick<ModuleDraft, "name" | "groupId"> {
  /** `true`: the selected block replaces the content of a module that exists. */
  readonly takesSelection: boolean;
}

/** Saves a module, or makes one of the selected block. */
export function useSaveModule(module: ModuleRecord | undefined, onSaved: () => void) {
  const services = useEditorServices();
  const library = useModuleLibrary();
  const toasts = useToasts();
  const say = useTranslate(modulesStrings);
  const [phase, setPhase] = useState<"editing" | "saving" | "failed">("editing");
  const save = async ({ takesSelection, ...named }: SavedAs) => {
    if (phase === "saving") return;
    setPhase("saving");
    const content = takesSelection ? selectedContent(services) : undefined;
    // The block may be gone meanwhile, by somebody else or by undo: then there is nothing to save.
    if (takesSelection && !content) return setPhase("failed");
    const refusal = await library.change((port) => write(port, module, named, content));
    if (refusal) return setPhase("failed");
    toasts.show({ kind: "success", message: module ? say("saved") : say("created", { name: named.name }) });
    onSaved();
  };
  return { phase, save };
}

function write(
  port: ModulePort,
  module: ModuleRecord | undefined,
  named: Omit<SavedAs, "takesSelection">,
  content: ModuleContent | undefined,
) {
  if (module) return port.save?.(module.id, { ...named, ...content });
  return content && port.create?.({ ...named, ...content });
}
