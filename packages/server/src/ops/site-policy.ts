import type { Config } from "../config/config.js";

/**
 * The content security policy of the product's own pages. Scripts and styles come from this server only, never inline: the canvas
 * and the preview give compiled emails their styles through CSSOM. Dashboard cards and the inbox are frames with policies of their own.
 */
export function sitePolicy({ frameAncestors, giphy }: Config): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "https://fonts.googleapis.com"],
    "font-src": ["'self'", "https:", "data:"],
    "img-src": ["'self'", "https:", "data:", "blob:"],
    "connect-src": ["'self'", "blob:", "data:", ...(giphy ? [new URL(giphy.base).origin] : [])],
    "frame-src": ["'self'", "blob:"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'", ...frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** That of the page on which guests review an email: nothing of others, framed by nobody. The email in its frame has a policy of its own. */
export const reviewPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** That of the script-tag bundle: no page keeps to it, but a worker whose script it is does. */
export const bundlePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
