import { type Annotation, mergeTagPattern } from "@mailwright/document";

/** The same annotations with quotes in merge tags that JSON leaves alone, so that the tags still work where they stand in it. */
export function keepTags(annotations: readonly Annotation[]): readonly Annotation[] {
  const tidy = (_: string, value: unknown) =>
    typeof value === "string" ? value.replace(mergeTagPattern(), (tag) => tag.replaceAll('"', "'")) : value;
  return JSON.parse(JSON.stringify(annotations, tidy));
}
