import type { AnyBlockDefinition } from "@mailwright/document";

/** What the palette knows of a block: of one whose code comes later, nothing else is there. */
export interface Tile extends Pick<AnyBlockDefinition, "type" | "icon" | "entitlement"> {
  readonly strings: Pick<AnyBlockDefinition["strings"], "name" | "keywords">;
  readonly pictures?: readonly Pick<NonNullable<AnyBlockDefinition["pictures"]>[number], "kind">[];
}
