import type { AnyBlockDefinition } from "@mailwright/document";

/** The prop of a block that holds code; nothing where it has none. */
export function codePropOf(definition: AnyBlockDefinition | undefined): string | undefined {
  return Object.entries(definition?.props ?? {}).find(([, { kind }]) => kind === "code")?.[0];
}
