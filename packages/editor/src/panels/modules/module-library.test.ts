import { expect, test } from "vitest";
import type { ModulePort, ModuleShelf } from "../../ports/module-port.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { createModuleLibrary } from "./module-library.js";

const empty: ModuleShelf = { modules: [], groups: [], mayKeepGroups: true };
const listing = (shelf: ModuleShelf) => async () => ({ kind: "listed", shelf }) as const;

test("a failed deletion sets the status to failed, and the modules are fetched again", async () => {
  const phases: string[] = [];
  const port: ModulePort = { list: listing(empty), remove: async () => refusalOf("network") };
  const library = createModuleLibrary(port);
  library.subscribe(({ phase }) => phases.push(phase));
  const refusal = await library.change(({ remove }) => remove?.("m1"));
  expect(refusal?.code).toBe("network");
  expect(phases).toEqual(["failed", "loading", "ready"]);
});

test("what was fetched stays to be seen when fetching again fails", async () => {
  const answers = [listing(empty), async () => refusalOf("network")];
  const library = createModuleLibrary({ list: async () => (answers.shift() ?? listing(empty))() });
  await library.refresh();
  await library.refresh();
  expect(library.getState()).toEqual({ phase: "failed", shelf: empty, isPart: false });
});

test("an answer that comes late does not replace a newer one", async () => {
  const releases: ((shelf: ModuleShelf) => void)[] = [];
  const port: ModulePort = { list: () => new Promise((resolve) => releases.push((shelf) => resolve({ kind: "listed", shelf }))) };
  const library = createModuleLibrary(port);
  const refreshes = [library.refresh(), library.refresh()];
  const newer = { ...empty, mayKeepGroups: false };
  releases[1]?.(newer);
  releases[0]?.(empty);
  await Promise.all(refreshes);
  expect(library.getState().shelf).toBe(newer);
});

test("of a long list what has arrived is seen while the rest is on its way", async () => {
  const seen: unknown[] = [];
  const whole = { ...empty, mayKeepGroups: false };
  const port: ModulePort = {
    list: async (_, onPart) => {
      onPart?.(empty);
      return { kind: "listed", shelf: whole };
    },
  };
  const library = createModuleLibrary(port);
  library.subscribe(({ phase, shelf }) => seen.push([phase, shelf]));
  await library.refresh();
  await library.refresh();
  expect(seen).toEqual([
    ["loading", undefined],
    ["loading", empty],
    ["ready", whole],
    ["loading", whole],
    ["ready", whole],
  ]);
});
