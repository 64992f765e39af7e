/** Options with the signal, or without the key: exact optional properties refuse an undefined one. */
export function withSignal(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}
