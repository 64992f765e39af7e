/** Small things remembered between visits: panel widths, tour done. Losing them is no loss. */
export interface PreferencePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
}
