const foreverSeconds = 31_536_000;

/** A picture is only ever a picture, on any page. */
export const pictureHeaders = {
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  "x-content-type-options": "nosniff",
} as const;

/** For an address whose content never changes. */
export const keptForever = `public, max-age=${foreverSeconds}, immutable`;
