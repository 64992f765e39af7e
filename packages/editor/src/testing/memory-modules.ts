import type { ModuleAnswer, ModuleGroupRecord, ModulePort, ModuleRecord, ModuleShelf } from "../ports/module-port.js";
import type { PortRefusal } from "../ports/port-refusal.js";

/** A picture without an address, for previews. */
const strip = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 268 96"><rect width="268" height="96" fill="${color}"/></svg>`)}`;

const aModule = (id: string, name: string, more: Partial<ModuleRecord> = {}): ModuleRecord => ({
  id,
  name,
  description: "",
  groupId: null,
  block: { type: "heading", props: { text: name } },
  preview: { kind: "picture", url: strip("#1f4fd8") },
  mayChange: true,
  ...more,
});

const aGroup = (id: string, name: string, isSystem: boolean): ModuleGroupRecord => ({ id, name, isSystem, mayChange: !isSystem });

/** Own modules, a group of one's own, and a ready-made group. */
export const sampleShelf: ModuleShelf = {
  mayKeepGroups: true,
  groups: [aGroup("g1", "Shop", false), aGroup("g2", "Headers", true)],
  modules: [
    aModule("m1", "Voucher", { groupId: "g1" }),
    aModule("m2", "Signature with a name that is too long for the tile it stands on"),
    aModule("m3", "Logo line", {
      groupId: "g2",
      description: "navigation picture",
      mayChange: false,
      preview: { kind: "picture", url: strip("#171c28") },
    }),
  ],
};

interface ModuleWorld {
  refusal: PortRefusal | undefined;
  shelf: ModuleShelf;
}

/** Modules in memory. */
export function memoryModules(world: () => ModuleWorld): Required<ModulePort> {
  let made = 0;
  const change = async (next: (shelf: ModuleShelf) => Partial<ModuleShelf>): Promise<ModuleAnswer> => {
    const { refusal, shelf } = world();
    if (refusal) return refusal;
    world().shelf = { ...shelf, ...next(shelf) };
    return { kind: "done" };
  };
  const others = <T extends { readonly id: string }>(list: readonly T[], id: string) => list.filter((each) => each.id !== id);
  return {
    list: async () => world().refusal ?? { kind: "listed", shelf: world().shelf },
    create: ({ name, groupId, block }) =>
      change(({ modules }) => ({ modules: [aModule(`made-${++made}`, name, { groupId, block }), ...modules] })),
    save: (id, { html: _html, ...next }) =>
      change(({ modules }) => ({ modules: modules.map((each) => (each.id === id ? { ...each, ...next } : each)) })),
    remove: (id) => change(({ modules }) => ({ modules: others(modules, id) })),
    createGroup: (name) => change(({ groups }) => ({ groups: [...groups, aGroup(`made-${++made}`, name, false)] })),
    renameGroup: (id, name) => change(({ groups }) => ({ groups: groups.map((each) => (each.id === id ? { ...each, name } : each)) })),
    removeGroup: (id) => change(({ groups }) => ({ groups: others(groups, id) })),
  };
}
