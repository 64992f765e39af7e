import type { AnyBlockDefinition } from "@mailwright/document";

/** The prop in which a block holds a picture: the named one, if it is one, or the first. */
export function imagePropOf(definition: AnyBlockDefinition | undefined, name?: string): string | undefined {
  return Object.entries(definition?.props ?? {}).find(([prop, { kind }]) => kind === "image" && (name === undefined || name === prop))?.[0];
}

/** Whether a value names a picture that is there now: not one of which a merge tag is part. */
export function isAddressOfPicture(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !/[{[]|\*\||%%/.test(value);
}
