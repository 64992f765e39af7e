import {
  type AnyBlockDefinition,
  type BlockRegistry,
  type Blueprint,
  darkSettingsSpecs,
  documentVersion,
  type EmailDocument,
  extraParts,
  extraSpecs,
  generalSettingsSpecs,
  type JsonValue,
  type PropSpecs,
  plantBlock,
} from "@mailwright/document";
import * as fc from "fast-check";
import { arbitraryValue, arbitraryWrongValue } from "./arbitrary-value.js";
import { counterIds } from "./ids.js";

/** How a random document may be: `valid` keeps every rule; `any` also has wrong values, unknown props and unknown blocks. */
export type Validity = "valid" | "any";

/** Random documents of a registry's blocks, each in the place where it may stand. */
export function arbitraryDocument(registry: BlockRegistry, validity: Validity, sectionsMax = 5): fc.Arbitrary<EmailDocument> {
  return fc
    .record({
      settings: arbitraryProps(generalSettingsSpecs, validity),
      dark: fc.option(arbitraryProps(darkSettingsSpecs, validity), { nil: undefined, freq: 3 }),
      wrapper: wrapperOf(registry, validity, sectionsMax),
    })
    .map(({ settings, dark, wrapper }) => ({
      version: documentVersion,
      settings: dark ? { ...settings, dark } : settings,
      root: { ...plantBlock({ type: "root", children: [wrapper] }, counterIds()), id: "root" },
    }));
}

/** One random content block. */
export function arbitraryLeaf(registry: BlockRegistry, validity: Validity): fc.Arbitrary<Blueprint> {
  const known = leavesOf(registry).map((definition) => arbitraryBlock(definition, validity));
  const unknown = fc.record({ type: fc.constantFrom("from-the-future", "mj-raw", "constructor"), props: anyProps });
  return validity === "valid"
    ? fc.oneof(...known)
    : fc.oneof({ weight: 6, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: unknown });
}

/** Some of the props, with values of the wanted validity. */
export function arbitraryProps(specs: PropSpecs, validity: Validity): fc.Arbitrary<Record<string, JsonValue>> {
  const good = someOf(Object.entries(specs).map(([name, spec]) => [name, arbitraryValue(spec)]));
  if (validity === "valid") return good;
  const wrong = someOf(Object.keys(specs).map((name) => [name, arbitraryWrongValue]));
  return fc.tuple(good, wrong, anyProps).map(([mostly, some, extra]) => ({ ...extra, ...mostly, ...some }));
}

type Named = readonly [name: string, value: fc.Arbitrary<JsonValue>];

function someOf(values: readonly Named[]): fc.Arbitrary<Record<string, JsonValue>> {
  return fc
    .record(Object.fromEntries(values), { requiredKeys: [] })
    .map((made) => Object.fromEntries(Object.entries(made).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined)));
}

const anyProps = fc.dictionary(fc.constantFrom("extra", "data", "onclick", "style"), arbitraryWrongValue, { maxKeys: 2 });

function leavesOf({ definitions }: BlockRegistry): readonly AnyBlockDefinition[] {
  return definitions.filter(({ within }) => within.includes("cell"));
}

function arbitraryBlock(definition: AnyBlockDefinition, validity: Validity): fc.Arbitrary<Blueprint> {
  const { type, props } = definition;
  return fc
    .tuple(arbitraryProps(props, validity), arbitraryExtras(definition, validity))
    .map(([own, extras]) => ({ type, props: own, ...extras }));
}

/** What a block may have beside its props. Most blocks have nothing. */
export function arbitraryExtras(definition: AnyBlockDefinition | undefined, validity: Validity): fc.Arbitrary<Extras> {
  if (!definition) return fc.constant({});
  const parts = extraParts.flatMap((part): Named[] => {
    const specs = extraSpecs(definition, part);
    if (Object.keys(specs).length === 0) return [];
    const values: fc.Arbitrary<JsonValue> = arbitraryProps(specs, validity).map((made) =>
      // Words of a template language are no ordinary words.
      validity === "any" ? made : Object.fromEntries(Object.entries(made).filter(([name, value]) => specs[name]?.accepts(value))),
    );
    return [
      [part, validity === "valid" ? values : fc.oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: arbitraryWrongValue })],
    ];
  });
  const some = someOf(parts).map((extras) => ({ extras }));
  return fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: some });
}

type Extras = Pick<Blueprint, "extras">;

function wrapperOf(registry: BlockRegistry, validity: Validity, sectionsMax: number): fc.Arbitrary<Blueprint> {
  const cells = [1, 2, 3, 4].map((count) =>
    fc.array(container("cell", 3, arbitraryLeaf(registry, validity)), { minLength: count, maxLength: count }),
  );
  const section = withChildren("section", fc.oneof(...cells));
  return container("wrapper", sectionsMax, section);

  function container(type: string, maxLength: number, child: fc.Arbitrary<Blueprint>): fc.Arbitrary<Blueprint> {
    return withChildren(type, fc.array(child, { maxLength }));
  }
  function withChildren(type: string, children: fc.Arbitrary<Blueprint[]>): fc.Arbitrary<Blueprint> {
    const definition = registry.get(type);
    return fc
      .tuple(arbitraryProps(definition?.props ?? {}, validity), arbitraryExtras(definition, validity), children)
      .map(([props, extras, inside]) => ({ type, props, ...extras, children: inside }));
  }
}
