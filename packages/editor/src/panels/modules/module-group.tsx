import { Collapsible, IconButton, Menu, type MenuItem, useTranslate } from "@mailwright/ui";
import { Ellipsis } from "@mailwright/ui/icons";
import type { ModuleGroupRecord } from "../../ports/module-port.js";
import { ModuleTile } from "./module-tile.js";
import type { ModuleDialog } from "./modules-dialogs.js";
import { modulesStrings } from "./modules-strings.js";
import type { ShownGroup } from "./shelve-modules.js";
import { useModuleLibrary } from "./use-module-library.js";

export interface ModuleGroupProps {
  readonly shown: ShownGroup;
  readonly onInserted: () => void;
  readonly onOpen: (dialog: ModuleDialog) => void;
}

/** A group of modules, with its menu. */
export function ModuleGroup({ shown: { group, modules }, onInserted, onOpen }: ModuleGroupProps) {
  const say = useTranslate(modulesStrings);
  return (
    <Collapsible title={group?.name ?? say("myModules")} actions={group?.mayChange ? <GroupMenu group={group} onOpen={onOpen} /> : null}>
      {modules.length === 0 ? <p className="mw-module-empty">{say("emptyGroup")}</p> : null}
      <ul className="mw-module-list">
        {modules.map((module) => (
          <ModuleTile key={module.id} module={module} onInserted={onInserted} onOpen={onOpen} />
        ))}
      </ul>
    </Collapsible>
  );
}

function GroupMenu({ group, onOpen }: { readonly group: ModuleGroupRecord } & Pick<ModuleGroupProps, "onOpen">) {
  const say = useTranslate(modulesStrings);
  const { renameGroup, removeGroup } = useModuleLibrary().port;
  const label = say("groupActions", { name: group.name });
  const rename: MenuItem = { id: "rename", label: say("rename"), onSelect: () => onOpen({ kind: "rename-group", group }) };
  const erase: MenuItem = { id: "delete", label: say("delete"), isDanger: true, onSelect: () => onOpen({ kind: "delete-group", group }) };
  const items = [...(renameGroup ? [rename] : []), ...(removeGroup ? [erase] : [])];
  if (items.length === 0) return null;
  return <Menu label={label} items={items} align="end" trigger={(props) => <IconButton {...props} label={label} icon={Ellipsis} />} />;
}
