/** Has what people write together stored at once, for calls that are about what is stored. */
export interface LiveStoring {
  /** Said once, by who holds the rooms of this process. */
  serve(store: (templateId: string) => Promise<unknown>): void;
  /** Stores what was written in a template that people have open together here; where nobody has, nothing happens. */
  store(templateId: string): Promise<void>;
}

/** Until rooms are there, there is nothing to store. */
export function createLiveStoring(): LiveStoring {
  let storeRoom: ((templateId: string) => Promise<unknown>) | undefined;
  return {
    serve(store) {
      storeRoom = store;
    },
    async store(templateId) {
      await storeRoom?.(templateId);
    },
  };
}
