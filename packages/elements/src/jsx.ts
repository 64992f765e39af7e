import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** Attributes of a custom element in JSX: HTML's own, and ours as strings in kebab case. */
export type ElementAttributes<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & {
  readonly class?: string;
  readonly [attribute: `${string}-${string}`]: unknown;
  readonly theme?: string | undefined;
  readonly locale?: string | undefined;
  readonly mode?: string | undefined;
  readonly embed?: string | undefined;
  readonly system?: string | undefined;
  readonly readonly?: string | undefined;
  readonly view?: string | undefined;
  readonly name?: string | undefined;
};
