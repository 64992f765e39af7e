import type { PropKind, PropSpec } from "@mailwright/document";

type Words = Readonly<Record<string, string>>;

/** What an item of a list is called in the panel. */
interface ItemWords {
  readonly props: Words;
  readonly options?: Readonly<Record<string, Words | undefined>> | undefined;
}

type SpecOf<K extends PropKind> = Extract<PropSpec, { readonly kind: K }>;

const kinds: { readonly [K in PropKind]: (spec: SpecOf<K>, words: Words, items: ItemWords | undefined) => string } = {
  color: () => "colour: `#rgb`, `#rrggbb`, `#rrggbbaa`, `transparent`, or a merge tag",
  number: ({ min, max, unit, step }) => `${min} to ${max}${unit && ` ${unit}`}${step === 1 ? "" : `, in steps of ${step}`}`,
  choice: ({ options }, words) => options.map((option) => `\`${option}\` (${words[option]})`).join(", "),
  flag: () => "`true`, `false`",
  text: ({ maxLength }) => `text, at most ${maxLength} characters`,
  richText: ({ inline }) => (inline ? "formatted text in one run" : "formatted paragraphs and lists"),
  image: () => "address of a picture, or a merge tag",
  icon: () => "id of an icon",
  font: () => "name of a font",
  edges: ({ min, max }) => `\`{ top, right, bottom, left }\`, each ${min} to ${max} px`,
  link: () => "`{ kind, value, target?, title?, subject?, body? }`",
  list: ({ item, min, max }, _, items) =>
    `${min} to ${max} items, each \`{ ${Object.keys(item).join(", ")} }\`: ${Object.entries(item)
      .map(([name, spec]) => `\`${name}\` (${items?.props[name]}) ${describeProp(spec, items?.options?.[name])}`)
      .join("; ")}`,
  picture: () => "`{ url, key, title?, choices?, credit? }`, made by the editor",
  dateTime: () => "local date and time, such as `2027-01-31T18:00:00`",
  code: ({ maxLength }) => `HTML, at most ${maxLength} characters`,
};

/** The values that a prop takes, in words: what `docs/blocks.md` and the tables of Storybook say of it. */
export function describeProp(spec: PropSpec, words: Words = {}, items?: ItemWords): string {
  // One cast, here: the table has a function for each kind, of the specs of that kind.
  const describe = kinds[spec.kind] as (spec: PropSpec, words: Words, items: ItemWords | undefined) => string;
  return describe(spec, words, items);
}
