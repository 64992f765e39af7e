import { firstDefinitions, presets } from "@mailwright/blocks/first";
import { type BlockRegistry, createRegistry } from "@mailwright/document";
import { expect, test, vi } from "vitest";

const email = (...types: readonly string[]) => ({
  version: 1,
  settings: {},
  root: { id: "r", type: "root", props: {}, children: [{ id: "w", type: "wrapper", props: {}, children: types.map(blockOf) }] },
});
const blockOf = (type: string, index: number) => ({ id: `b${index}`, type, props: {} });
const ownMenu = { ...firstDefinitions.find(({ type }) => type === "text"), type: "menu" } as (typeof firstDefinitions)[number];

test("an email of common blocks waits for nothing, one with a rare block for the code of all of them", async () => {
  vi.resetModules(); // another test may have fetched it
  const { laterBlocksCode, ourBlocks, ourBlocksWith, prepareBlocks } = await import("./later-blocks.js");
  const withOwn = ourBlocksWith([ownMenu]);
  expect(prepareBlocks(email("text", "heading", "image", "button", "divider", "spacer", "link"), ourBlocks)).toBeUndefined();
  for (const odd of [undefined, null, "", 7, [], {}, { root: null }]) expect(prepareBlocks(odd, ourBlocks)).toBeUndefined();
  expect(ourBlocks.get("menu")).toBeUndefined();
  expect(prepareBlocks(email("menu"), withOwn)).toBeUndefined();

  await prepareBlocks(email("text", "menu"), ourBlocks);
  const blockRegistry = await laterBlocksCode.load();
  expect(ourBlocks.get("menu")).toBe(blockRegistry.get("menu"));
  // The importer asks blocks in this order whether a part of an email is theirs.
  expect(ourBlocks.definitions).toEqual(blockRegistry.definitions);
  expect(ourBlocks.definitions).toBe(ourBlocks.definitions);
  expect(prepareBlocks(email("unheard-of"), ourBlocks)).toBeUndefined();

  expect(withOwn.get("menu")).toBe(ownMenu);
  expect(withOwn.definitions.filter(({ type }) => type === "menu")).toEqual([ownMenu]);
  expect(withOwn.get("social")).toBe(blockRegistry.get("social"));
});

test("the palette's tiles are those of the definitions, whether their code is there or not", async () => {
  const { blockRegistry } = await import("@mailwright/blocks");
  for (const preset of presets) {
    const definition = blockRegistry.get(preset.id);
    if (!definition || preset.id === "wrapper") continue;
    expect(preset).toMatchObject({ name: definition.strings.name, icon: definition.icon });
    expect(preset.entitlement).toBe(definition.entitlement);
  }
});

test("a registry that may have more later answers only what it knows until then", () => {
  let more: BlockRegistry | undefined;
  const registry = createRegistry(firstDefinitions, () => more);
  expect(registry.definitions).toEqual(firstDefinitions);
  more = createRegistry([ownMenu]);
  expect(registry.get("menu")).toBe(ownMenu);
});
