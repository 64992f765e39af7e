import { IconButton, Menu, type MenuItem, useTranslate } from "@mailwright/ui";
import { Ellipsis } from "@mailwright/ui/icons";
import { memo, useMemo } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useDrag } from "../../canvas/drag/start/drag-context.js";
import type { ModuleRecord } from "../../ports/module-port.js";
import { ModulePreview } from "./module-preview.js";
import type { ModuleDialog } from "./modules-dialogs.js";
import { modulesStrings } from "./modules-strings.js";
import { readModule } from "./read-module.js";
import { useInsertModule } from "./use-insert-module.js";
import { useModuleLibrary } from "./use-module-library.js";

export interface ModuleTileProps {
  readonly module: ModuleRecord;
  readonly onInserted: () => void;
  readonly onOpen: (dialog: ModuleDialog) => void;
}

/** One module. A press inserts it, a drag places it, and its menu changes it. */
export const ModuleTile = memo(function ModuleTile({ module, onInserted, onOpen }: ModuleTileProps) {
  const say = useTranslate(modulesStrings);
  const { registry } = useEditor();
  const { handlersFor } = useDrag();
  const insert = useInsertModule(onInserted);
  const { name } = module;
  const blueprint = useMemo(() => readModule(module.block, registry), [module, registry]);
  const drag = useMemo(() => handlersFor(() => blueprint && { dragged: { kind: "new", blueprint, name } }), [handlersFor, blueprint, name]);
  return (
    <li className="mw-module">
      <ModulePreview preview={module.preview} name={name} />
      <div className="mw-module-line">
        <button
          type="button"
          className="mw-module-insert"
          dir="auto"
          title={blueprint ? module.description || name : say("unreadable")}
          aria-disabled={blueprint === undefined || undefined}
          onMouseDown={drag.onMouseDown}
          onTouchStart={drag.onTouchStart}
          onClick={() => blueprint && insert(name, blueprint)}
        >
          {name}
        </button>
        <ModuleMenu module={module} onOpen={onOpen} />
      </div>
    </li>
  );
});

function ModuleMenu({ module, onOpen }: Pick<ModuleTileProps, "module" | "onOpen">) {
  const say = useTranslate(modulesStrings);
  const { save, remove } = useModuleLibrary().port;
  const label = say("moduleActions", { name: module.name });
  const edit: MenuItem = { id: "edit", label: say("edit"), onSelect: () => onOpen({ kind: "edit-module", module }) };
  const erase: MenuItem = { id: "delete", label: say("delete"), isDanger: true, onSelect: () => onOpen({ kind: "delete-module", module }) };
  const items = module.mayChange ? [...(save ? [edit] : []), ...(remove ? [erase] : [])] : [];
  if (items.length === 0) return null;
  return <Menu label={label} items={items} align="end" trigger={(props) => <IconButton {...props} label={label} icon={Ellipsis} />} />;
}
