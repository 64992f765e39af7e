/** What an editor is given where its page says nothing else. */
export interface EmailEditorDefaults {
  readonly picturesUrl?: string;
  /** Where `checks-worker.js` is, on the page's own site (see `features.checks.workerUrl`). */
  readonly checksWorkerUrl?: string;
}
