/** What we call the things that every service knows about a recipient. */
export type KnownTag = "firstName" | "lastName" | "email" | "unsubscribe" | "viewOnline";

/**
 * How a service writes its merge tags. Each function answers `null` where the service has none. A fallback is plain text, and none of its
 * characters can end a tag.
 */
export interface MergeTagDialect {
  firstName(fallback: string): string | null;
  lastName(fallback: string): string | null;
  email(): string | null;
  unsubscribe(): string | null;
  viewOnline(): string | null;
  /** A field that the account itself has, by its name. */
  custom(name: string, fallback: string): string | null;
  /** Does the service add the link to unsubscribe itself? */
  readonly addsUnsubscribe: boolean;
  /** Does the service understand `{% if … %}`? */
  readonly hasConditions: boolean;
  /** Does a tag have room for a fallback? */
  readonly hasFallbacks: boolean;
}

const none = () => null;

/** A dialect with what is certain; the rest has no tag. */
export function defineDialect(given: Partial<MergeTagDialect>): MergeTagDialect {
  return {
    firstName: none,
    lastName: none,
    email: none,
    unsubscribe: none,
    viewOnline: none,
    custom: none,
    addsUnsubscribe: false,
    hasConditions: false,
    hasFallbacks: false,
    ...given,
  };
}

/** For mailboxes, where nothing is filled in any more: fallbacks stand there instead. */
export const noTags = defineDialect({});
