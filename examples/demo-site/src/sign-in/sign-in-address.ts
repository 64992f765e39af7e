/** The login page, for somebody who shall be where they wanted to go afterwards. The start needs no mention. */
export function loginAddress(path: string, query: URLSearchParams): string {
  const wanted = query.size > 0 ? `${path}?${query}` : path;
  const next = new URLSearchParams();
  if (query.get("embed") === "true") next.set("embed", "true");
  const isStart = path === "/" && query.size === next.size;
  if (!isStart && path !== "/not-found") next.set("to", wanted);
  return next.size > 0 ? `/login?${next}` : "/login";
}

/** Where somebody goes who has signed in on the login page. Only a path of this site: nobody is led elsewhere by a link that they were sent. */
export function afterSignIn(query: URLSearchParams): string {
  const to = query.get("to");
  if (to !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(to)) return to;
  return query.get("embed") === "true" ? "/?embed=true" : "/";
}

/** Where people sign in outside of the demo, and come back from. */
export const signInAddress = (to: string): string => (to === "/" ? "/auth/sign-in" : `/auth/sign-in?${new URLSearchParams({ to })}`);
