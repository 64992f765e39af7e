import { type CategoryNameFault, checkCategoryName } from "@mailwright/contract";
import { Button, TextField, useAnnounce, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import type { ModuleGroupRecord } from "../../ports/module-port.js";
import { modulesStrings } from "./modules-strings.js";
import { NotSaved } from "./not-saved.js";
import { useModuleLibrary, useModules } from "./use-module-library.js";

const faultWords = {
  required: "groupRequired",
  duplicate: "groupExists",
  "name-characters": "groupCharacters",
  "too-long": "groupTooLong",
} as const satisfies Record<CategoryNameFault, keyof typeof modulesStrings.messages>;

export interface GroupDialogProps {
  /** The group to rename; absent: a new one. */
  readonly group?: ModuleGroupRecord;
  readonly onClose: () => void;
}

/** The name of a group of modules, new or another one. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const say = useTranslate(modulesStrings);
  const announce = useAnnounce();
  const library = useModuleLibrary();
  const { shelf } = useModules(library);
  const [name, setName] = useState(group?.name ?? "");
  const [isTouched, setTouched] = useState(false);
  const [phase, setPhase] = useState<"editing" | "saving" | "failed">("editing");
  const siblings = (shelf?.groups ?? []).filter(({ id }) => id !== group?.id).map((sibling) => sibling.name);
  const fault = checkCategoryName(name, [...siblings, say("myModules")]);
  const isSame = name.trim() === group?.name;
  const save = async () => {
    setTouched(true);
    if (fault !== null || phase === "saving") return;
    if (isSame) return onClose();
    setPhase("saving");
    const refusal = await library.change((port) => (group ? port.renameGroup?.(group.id, name.trim()) : port.createGroup?.(name.trim())));
    if (refusal) return setPhase("failed");
    announce(say("groupSaved", { name: name.trim() }));
    onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button variant="primary" isLoading={phase === "saving"} onClick={() => void save()}>
        {say("save")}
      </Button>
    </>
  );
  return (
    <Dialog title={say(group ? "renameGroupTitle" : "newGroupTitle")} size="sm" onClose={onClose} footer={footer}>
      <TextField
        label={say("name")}
        value={name}
        error={isTouched && fault !== null ? say(faultWords[fault]) : undefined}
        onChange={(text) => {
          setName(text);
          setTouched(true);
        }}
        onEnter={() => void save()}
      />
      {phase === "failed" ? <NotSaved /> : null}
    </Dialog>
  );
}
