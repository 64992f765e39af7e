/** Starts a static server for an example and answers it with its address. */
export function serveExample(
  name: string,
  port?: number,
  headers?: Record<string, string>,
): Promise<{ readonly url: string; readonly close: () => void }>;
