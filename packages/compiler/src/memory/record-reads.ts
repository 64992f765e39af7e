import type { GeneralSettings } from "@mailwright/document";

/** Settings that remember which of them were read, and with what value. */
export interface RecordedSettings {
  readonly settings: GeneralSettings;
  readonly reads: ReadonlyMap<string, unknown>;
}

/** Wraps settings for one compile, so that its result can be kept until a setting changes that it has read. */
export function recordReads(settings: GeneralSettings): RecordedSettings {
  const reads = new Map<string, unknown>();
  const recording = new Proxy(settings, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof name === "string") reads.set(name, value);
      return value;
    },
    // A block that copies the settings (`{ ...settings }`) counts as having read all of them.
    ownKeys(target) {
      for (const [name, value] of Object.entries(target)) reads.set(name, value);
      return Reflect.ownKeys(target);
    },
  });
  return { settings: recording, reads };
}

/** Do these settings have the recorded values? Then a compile with them gives the same result. */
export function readsAgree(reads: ReadonlyMap<string, unknown>, settings: GeneralSettings): boolean {
  for (const [name, value] of reads) if (!Object.is(Reflect.get(settings, name), value)) return false;
  return true;
}
