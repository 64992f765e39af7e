/** How an answer on screen is kept up to date. */
export interface RefreshOptions {
  /** Asks again after so many milliseconds, while the page is visible. */
  readonly refetchInterval?: number;
}
