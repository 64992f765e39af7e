import type { TemplateSummary } from "@mailwright/contract";

type Described = Pick<TemplateSummary, "name" | "description" | "tags" | "categories">;

/** The starters that have every word, in any order, in their name, description, tags or categories; those with all of them in the name come first. */
export function findStarters<Starter extends Described>(starters: readonly Starter[], words: string): Starter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  const found = starters.filter(({ name, description, tags, categories }) =>
    has([name, description, tags, ...categories.map((category) => category.name)].join(" ")),
  );
  return [...found.filter(({ name }) => has(name)), ...found.filter(({ name }) => !has(name))];
}
