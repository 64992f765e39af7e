import type { AnyBlockDefinition } from "../definition/define-block.js";
import { levelOf } from "../extras/extras.js";
import { isContentProp } from "../extras/locks.js";
import type { JsonValue } from "../tree/block.js";

/** What an export says of a block beside what its markup shows. Written by the compiler, read by the importer. */
export interface BlockStamp {
  /** The block's type, where another looks the same, or where its look does not tell all of its props: then these are stamped too. */
  readonly type?: string;
  readonly props?: Readonly<Record<string, JsonValue>>;
  readonly extras?: Readonly<Record<string, JsonValue>>;
  /** General settings as they are stored; on the email's outermost element. */
  readonly settings?: Readonly<Record<string, JsonValue>>;
}

/** A stamp is a class name: no client shows it, no tool takes it away, and MJML keeps it. Behind this stands JSON in base64url. */
export const stampPrefix = "mw-note-";
/** The class of further elements of a block that has a stamp. */
export const stampContinues = "mw-more";

/**
 * The props that a stamp has beside its look: those that no email shows; and of a block that is stamped whole, all but the words and
 * pictures that its look shows.
 */
export function stampedProps(definition: AnyBlockDefinition, isWhole: boolean): readonly string[] {
  const { unseen, props } = definition;
  if (!isWhole) return unseen?.props ?? [];
  const isShown = !unseen?.type && levelOf(definition) === "content";
  return Object.keys(props).filter((name) => {
    const spec = props[name];
    // Of a list's items some values are inherited from the block, so the two belong together.
    return !isShown || unseen?.props?.includes(name) || (spec && (spec.kind === "list" || !isContentProp(spec)));
  });
}
