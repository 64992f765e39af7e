import type { DetailedHTMLProps, HTMLAttributes } from "react";

type OwnNames<E> = {
  [K in keyof E]-?: K extends keyof HTMLElement ? never : E[K] extends (...args: never) => unknown ? never : K;
}[keyof E];

/** Markup has no booleans: what is written there is text. */
type InMarkup<T> = T extends boolean ? T | `${T}` | "" : T;

/** A custom element in JSX: HTML's own attributes, its properties (React sets those that it has), and anything in kebab case. */
export type ElementAttributes<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> & {
  readonly class?: string;
  readonly [attribute: `${string}-${string}`]: unknown;
} & { readonly [K in OwnNames<E>]?: InMarkup<E[K]> };
