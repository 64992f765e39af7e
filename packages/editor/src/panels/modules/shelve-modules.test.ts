import { expect, test } from "vitest";
import type { ModuleRecord, ModuleShelf } from "../../ports/module-port.js";
import { countCustomGroups, shelveModules } from "./shelve-modules.js";

const aModule = (id: string, groupId: string | null, more: Partial<ModuleRecord> = {}): ModuleRecord => ({
  id,
  name: id,
  description: "",
  groupId,
  block: null,
  mayChange: true,
  ...more,
});

const shelf: ModuleShelf = {
  mayKeepGroups: true,
  groups: [
    { id: "headers", name: "Headers", isSystem: true, mayChange: false },
    { id: "shop", name: "Shop", isSystem: false, mayChange: true },
    { id: "footers", name: "Footers", isSystem: true, mayChange: false },
  ],
  modules: [
    aModule("Logo line", "headers", { description: "picture navigation" }),
    aModule("Voucher", "shop"),
    aModule("Signature", null),
    aModule("Lost", "a group that is gone"),
  ],
};

const shown = (query: string) => shelveModules(shelf, query).map(({ group, modules }) => [group?.name, ...modules.map(({ name }) => name)]);

test("people's own modules come before the ready-made, and empty ready-made groups are left out", () => {
  expect(shown("")).toEqual([
    [undefined, "Signature", "Lost"],
    ["Shop", "Voucher"],
    ["Headers", "Logo line"],
  ]);
});

test("a search looks at names, keywords and the group", () => {
  expect(shown("navigation picture")).toEqual([["Headers", "Logo line"]]);
  expect(shown("shop")).toEqual([["Shop", "Voucher"]]);
  expect(shown("hologram")).toEqual([]);
});

test("the count is of custom groups", () => {
  expect(countCustomGroups(shelf)).toBe(2);
  expect(countCustomGroups({ ...shelf, modules: [] })).toBe(1);
});
