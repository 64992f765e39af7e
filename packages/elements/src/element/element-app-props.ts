/** What the React component of an element is given beside its own props. */
export interface ElementAppProps {
  readonly root: ShadowRoot;
  /** Dispatches `mw-<name>`; answers false where the page called `preventDefault`. */
  readonly emit: (name: string, detail?: unknown, options?: { readonly cancelable?: boolean }) => boolean;
  /** Called once with what the element's methods call. */
  readonly onHandle: (handle: unknown) => void;
}
