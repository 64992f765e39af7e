import { Badge, useFormats, useTranslate } from "@mailwright/ui";
import { modulesStrings } from "./modules-strings.js";
import { countCustomGroups } from "./shelve-modules.js";
import { useModuleLibrary, useModules } from "./use-module-library.js";

/** The count of custom module groups, on the tab. */
export function ModuleCount() {
  const say = useTranslate(modulesStrings);
  const { number } = useFormats();
  const { shelf } = useModules(useModuleLibrary());
  if (!shelf) return null;
  const count = countCustomGroups(shelf);
  // "0" over a shelf full of modules would say that there are none.
  if (count === 0) return null;
  return (
    <span title={say("groupCount", { count })}>
      <Badge>{number(count)}</Badge>
    </span>
  );
}
