import type { ModuleGroupRecord, ModuleRecord, ModuleShelf } from "../../ports/module-port.js";

/** A group as it is shown. The default one, "My modules", is not stored. */
export interface ShownGroup {
  readonly group: ModuleGroupRecord | undefined;
  readonly modules: readonly ModuleRecord[];
}

/**
 * The groups with the modules that a query finds, people's own before the ready-made ones. Every word must be in the name, the description
 * or the group's name. With a query, groups without a match are left out.
 */
export function shelveModules({ modules, groups }: ModuleShelf, query: string): readonly ShownGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (module: ModuleRecord, groupName: string) => {
    const text = `${module.name} ${module.description} ${groupName}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const known = new Set(groups.map(({ id }) => id));
  const inNone = modules.filter(({ groupId }) => groupId === null || !known.has(groupId));
  const shown = (group: ModuleGroupRecord): ShownGroup => ({
    group,
    modules: modules.filter((module) => module.groupId === group.id && isFound(module, group.name)),
  });
  const own: ShownGroup = { group: undefined, modules: inNone.filter((module) => isFound(module, "")) };
  const custom = groups.filter(({ isSystem }) => !isSystem).map(shown);
  const system = groups.filter(({ isSystem }) => isSystem).map(shown);
  const hasFinds = ({ modules: found }: ShownGroup) => found.length > 0;
  if (words.length > 0) return [own, ...custom, ...system].filter(hasFinds);
  return [...(hasFinds(own) ? [own] : []), ...custom, ...system.filter((each) => hasFinds(each) || each.group?.mayChange)];
}

/** The number of people's own groups. "My modules" counts if it is not empty. */
export function countCustomGroups(shelf: ModuleShelf): number {
  return shelveModules(shelf, "").filter(({ group }) => !group?.isSystem).length;
}
