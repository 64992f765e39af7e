/** Tells listeners about events of several kinds, each with its own detail. */
export interface Emitter<Events> {
  on<E extends keyof Events>(event: E, listener: (detail: Events[E]) => void): () => void;
  emit<E extends keyof Events>(event: E, detail: Events[E]): void;
}

/** Makes an emitter. A listener may be added or taken away while others are being told. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [E in keyof Events]?: readonly ((detail: Events[E]) => void)[] } = {};
  return {
    on(event, listener) {
      listeners[event] = [...(listeners[event] ?? []), listener];
      return () => {
        listeners[event] = listeners[event]?.filter((added) => added !== listener) ?? [];
      };
    },
    emit(event, detail) {
      for (const listener of listeners[event] ?? []) listener(detail);
    },
  };
}
