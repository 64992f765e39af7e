import { checkTemplateName } from "@mailwright/contract";
import { Button, Checkbox, Select, TextField, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useFaultWords } from "@mailwright/views/dialogs";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { UsedUp } from "../../base/usage/used-up.js";
import { useAccessibleName } from "../../canvas/words/use-block-name.js";
import type { ModuleGroupRecord, ModuleRecord, ModuleShelf } from "../../ports/module-port.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { modulesStrings } from "./modules-strings.js";
import { NotSaved } from "./not-saved.js";
import { selectedForModule } from "./selected-content.js";
import { useModuleLibrary, useModules } from "./use-module-library.js";
import { useSaveModule } from "./use-save-module.js";

/** The value of the choice "My modules", and of no choice. */
const inNoGroup = "none";
const unchosen = "";

const ofModules = ["modules", "bytes"] as const;

export interface ModuleDialogProps {
  /** The module to change. Absent: the selected block becomes a new one. */
  readonly module?: ModuleRecord;
  readonly onClose: () => void;
}

/** The name of a module, and the group that it is in. */
export function ModuleDialog({ module, onClose }: ModuleDialogProps) {
  useDialogStyles();
  // What may become a module is what the command says, and the panel opens this dialog without it.
  useLaterCommands();
  const say = useTranslate(modulesStrings);
  const faultWords = useFaultWords();
  const { shelf } = useModules(useModuleLibrary());
  const options = groupOptions(shelf);
  const [name, setName] = useState(module?.name ?? "");
  const [chosen, setChosen] = useState(module?.groupId ?? inNoGroup);
  const [isTouched, setTouched] = useState(false);
  const [takesSelection, setTakesSelection] = useState(module === undefined);
  const { phase, save } = useSaveModule(module, onClose);
  const hasGroups = shelf?.mayKeepGroups ?? false;
  // The group may have been deleted by somebody else meanwhile.
  const group = chosen === inNoGroup || options.some(({ id }) => id === chosen) ? chosen : unchosen;
  const fault = checkTemplateName(name);
  const isGroupMissing = hasGroups && group === unchosen;
  const submit = () => {
    setTouched(true);
    if (fault === null && !isGroupMissing)
      void save({ name, groupId: group === inNoGroup || group === unchosen ? null : group, takesSelection });
  };
  const footer = (
    <>
      <Button onClick={onClose}>{say("cancel")}</Button>
      <Button variant="primary" isLoading={phase === "saving"} onClick={submit}>
        {say("save")}
      </Button>
    </>
  );
  return (
    <Dialog title={say(module ? "editTitle" : "createTitle")} size="sm" onClose={onClose} footer={footer}>
      <div className="mw-form">
        <TextField
          label={say("name")}
          value={name}
          error={isTouched ? faultWords(fault) : undefined}
          onChange={(text) => {
            setName(text);
            setTouched(true);
          }}
          onEnter={submit}
        />
        {hasGroups ? (
          <GroupChoice
            group={group}
            groups={options}
            error={isTouched && isGroupMissing ? say("categoryRequired") : undefined}
            onChange={setChosen}
          />
        ) : null}
        {module ? null : <UsedUp kinds={ofModules} />}
        {module ? <ContentChoice isChecked={takesSelection} onChange={setTakesSelection} /> : null}
      </div>
      {phase === "failed" ? <NotSaved /> : null}
    </Dialog>
  );
}

interface GroupChoiceProps {
  readonly group: string;
  readonly groups: readonly ModuleGroupRecord[];
  readonly error: string | undefined;
  readonly onChange: (group: string) => void;
}

/** The group that the module is in. The field says so until another one is chosen. */
function GroupChoice({ group, groups, error, onChange }: GroupChoiceProps) {
  const say = useTranslate(modulesStrings);
  const asking = group === unchosen ? [{ value: unchosen, label: say("chooseCategory") }] : [];
  const known = groups.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={say("category")}
      value={group}
      options={[...asking, { value: inNoGroup, label: say("myModules") }, ...known]}
      error={error}
      onChange={onChange}
    />
  );
}

/** A module's content is edited on the canvas: the selected block may replace what was saved. */
function ContentChoice({ isChecked, onChange }: { readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void }) {
  const say = useTranslate(modulesStrings);
  const nameOf = useAccessibleName();
  const block = selectedForModule(useEditorServices());
  return (
    <Checkbox
      label={say("replaceContent")}
      hint={block ? nameOf(block) : say("replaceContentHint")}
      isChecked={isChecked}
      isDisabled={!block}
      onChange={onChange}
    />
  );
}

/** Groups that this person may put modules into. */
function groupOptions(shelf: ModuleShelf | undefined) {
  return (shelf?.groups ?? []).filter(({ mayChange }) => mayChange);
}
