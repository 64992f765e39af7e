import { type AnyBlockDefinition, isContentProp, type PropSpec } from "@mailwright/document";

/** A setting that several blocks have in common. */
export interface SharedField {
  readonly name: string;
  readonly spec: PropSpec;
}

/** A column's width belongs to its section: all columns together make 100 %. */
const ofOneBlock: Readonly<Record<string, readonly string[]>> = { cell: ["width"] };

/** How the blocks look, as far as all of them have the same setting: in the order of the panel of the one that leads. */
export function sharedFields(lead: AnyBlockDefinition, others: readonly AnyBlockDefinition[]): readonly SharedField[] {
  const names = lead.panel.filter(({ tab }) => tab !== "advanced").flatMap(({ fields }) => fields);
  return names.flatMap((name): SharedField[] => {
    const spec = lead.props[name];
    if (!spec || isContentProp(spec) || ofOneBlock[lead.type]?.includes(name)) return [];
    return others.every(({ props }) => isSame(spec, props[name])) ? [{ name, spec }] : [];
  });
}

/** May a value of the one be a value of the other? */
function isSame(one: PropSpec, other: PropSpec | undefined): boolean {
  if (one === other) return true;
  if (one.kind !== other?.kind) return false;
  if (one.kind === "choice" && other.kind === "choice") return one.options.every((option) => other.options.includes(option));
  if (one.kind === "number" && other.kind === "number") return one.unit === other.unit && one.min >= other.min && one.max <= other.max;
  return true;
}
