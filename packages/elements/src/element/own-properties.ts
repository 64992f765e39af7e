/** The names of an element's own properties: neither those of every HTML element nor its methods. */
type OwnNames<E> = {
  [K in keyof E]-?: K extends keyof HTMLElement ? never : E[K] extends (...args: never) => unknown ? never : K;
}[keyof E];

/** Markup has no booleans: what is written there is text. */
type InMarkup<T> = T extends boolean ? T | `${T}` | "" : T;

/** What markup may give an element: its own properties. */
export type OwnProperties<E extends HTMLElement> = { readonly [K in OwnNames<E>]?: InMarkup<E[K]> };

/** The listeners of its events, under the names that JSX and Svelte have for them: `onmw-change`. */
export type EventListeners<Events> = { readonly [K in keyof Events & string as `on${K}`]?: ((event: Events[K]) => void) | undefined };
