/** Small things that are remembered between visits: open panels, a finished tour. Losing them does no harm. */
export interface PreferencePort {
  get(key: string): string | null;
  set(key: string, value: string): void;
}
