import { defineDialect, type MergeTagDialect } from "./dialect.js";

/** `*|FNAME|*`: Mailchimp and those that took it over. */
export function starDialect(names: { firstName: string; lastName: string; viewOnline: string | null }): MergeTagDialect {
  const tag = (name: string) => `*|${name}|*`;
  return defineDialect({
    firstName: () => tag(names.firstName),
    lastName: () => tag(names.lastName),
    email: () => tag("EMAIL"),
    unsubscribe: () => tag("UNSUB"),
    viewOnline: () => (names.viewOnline === null ? null : tag(names.viewOnline)),
    custom: (name) => tag(name.toUpperCase()),
  });
}

/** `{{ name }}` with a filter for what stands there otherwise, written as the language wants it. */
export function curlyDialect(
  given: Partial<MergeTagDialect> & { readonly prefix?: string; readonly fallback: (text: string) => string; readonly upperCase?: boolean },
): MergeTagDialect {
  const { prefix = "", fallback: writeFallback, upperCase = false, ...rest } = given;
  const tag = (name: string, fallback: string) =>
    `{{ ${prefix}${upperCase ? name.toUpperCase() : name}${fallback === "" ? "" : writeFallback(fallback)} }}`;
  return defineDialect({
    firstName: (fallback) => tag("first_name", fallback),
    lastName: (fallback) => tag("last_name", fallback),
    email: () => tag("email", ""),
    custom: tag,
    hasConditions: true,
    hasFallbacks: true,
    ...rest,
  });
}

/** Django's and Jinja's way. */
export const djangoDefault = (text: string) => `|default:"${text}"`;
export const jinjaDefault = (text: string) => `|default("${text}")`;
/** Liquid's. */
export const liquidDefault = (text: string) => ` | default: "${text}"`;
