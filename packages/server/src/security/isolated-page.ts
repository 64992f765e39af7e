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

/** The same for a page of which one of the product's own pages marks parts: in its origin, still without scripts, and framed by nobody else. */
export const framedPageHeaders = {
  ...isolatedPageHeaders,
  "content-security-policy":
    "sandbox allow-same-origin; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *; frame-ancestors 'self'",
  "cross-origin-resource-policy": "same-origin",
} as const;
