import type { readAttributes } from "@mailwright/document";

export type Attributes = ReturnType<typeof readAttributes>;

/** An attribute of a tag without the space around it; empty where there is none. */
export function attributeOf(attributes: Attributes, name: string): string {
  return attributes.get(name)?.trim() ?? "";
}
