import { allEdges, type JsonValue, type ListSpec, linkKinds, type PropKind, type PropSpec } from "@mailwright/document";

const longWord = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(8);
const longText = `${longWord} ${"short words ".repeat(60)}`;

type SpecOf<K extends PropKind> = Extract<PropSpec, { readonly kind: K }>;

const byKind: { readonly [K in PropKind]: (spec: SpecOf<K>) => readonly JsonValue[] } = {
  color: () => ["transparent", "#fff", "#c2410c80"],
  number: ({ min, max }) => [min, max, (min + max) / 3],
  choice: ({ options }) => [...options],
  flag: () => [true, false],
  text: ({ maxLength }) => ["", longText.slice(0, maxLength)],
  richText: ({ inline }) => ["", inline ? longText : `<p>${longText}</p><ul><li>${longWord}</li></ul>`],
  image: () => ["", `https://example.com/${"a".repeat(2000)}.png`],
  icon: () => ["", `ph-${"a".repeat(90)}`],
  font: () => ["Verdana", "Open Sans"],
  edges: ({ min, max }) => [allEdges(min), allEdges(max), { top: min, right: max, bottom: max, left: min }],
  picture: () => [
    { url: "", key: "" },
    { url: `https://example.com/${"a".repeat(2000)}.png`, key: "qr-1", title: longText, choices: ["https://example.com/1.png"] },
  ],
  dateTime: () => ["", "0001-01-01T00:00:00", "9999-12-31T23:59:59"],
  code: () => ["", `<p>${longText}</p>`, `<table><tr><td>${longWord}</td></tr></table>`],
  list: (spec) => [Array<JsonValue>(spec.min).fill({}), ...extremeLists(spec)],
  link: () => [...linkKinds.map((kind) => ({ kind, value: "example", target: "_self", title: longText })), { kind: "web", value: "" }],
};

/** The values at the limits of a spec, all of which it accepts: smallest, largest, empty, longest, each option. */
export function extremeValues(spec: PropSpec): readonly JsonValue[] {
  // One cast, here: the table has a function for each kind, of the specs of that kind.
  const values = byKind[spec.kind] as (spec: PropSpec) => readonly JsonValue[];
  return values(spec);
}

/** As long as may be, every member at its limits: in the n-th list all of them have their n-th extreme value. */
function extremeLists({ item, max }: ListSpec): readonly JsonValue[] {
  const members = Object.entries(item).map(([name, spec]) => ({ name, values: extremeValues(spec) }));
  return [0, 1, 2].map((n) => {
    const one = Object.fromEntries(members.map(({ name, values }) => [name, values[Math.min(n, values.length - 1)] ?? null]));
    return Array<JsonValue>(max).fill(one);
  });
}
