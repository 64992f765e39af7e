/** The props of one element, outside React: attributes and properties write, the mounted component reads. */
export interface ElementStore {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  snapshot(): Readonly<Record<string, unknown>>;
  subscribe(listener: () => void): () => void;
}

/** Makes an empty store. Setting an equal value changes nothing and tells nobody. */
export function createElementStore(): ElementStore {
  let values: Readonly<Record<string, unknown>> = {};
  const listeners = new Set<() => void>();
  return {
    get: (name) => values[name],
    set: (name, value) => {
      if (Object.is(values[name], value)) return;
      const { [name]: _, ...others } = values;
      values = value === undefined ? others : { ...others, [name]: value };
      for (const listener of listeners) listener();
    },
    snapshot: () => values,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
