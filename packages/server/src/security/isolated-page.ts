/**
 * Headers for a page made of what a user wrote. `sandbox` takes its origin and its scripts away, whatever it holds, and
 * it may still be framed by any host page.
 */
export const isolatedPageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *",
  // Asked for anew each time: the right to see it may have ended.
  "cache-control": "private, no-cache",
  "cross-origin-resource-policy": "cross-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
} as const;
