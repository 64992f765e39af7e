/** How an answer on screen is kept up to date. */
export interface RefreshOptions {
  /** Asks again after so many milliseconds, while the page is visible. */
  readonly refetchInterval?: number;
  /** False where many things on screen ask the same: what has failed is not asked for again by each that appears. */
  readonly retryOnMount?: boolean;
}
