import type { CookieSession } from "@mailwright/contract";
import type { FirstQuestion } from "./first-answers.js";

/** What the first screen of an address asks the server, as the elements and the site's own pages ask it. Nothing where a code in the address signs somebody else in first. */
export function firstQuestions({ origin, pathname, search, hash }: Location, place: CookieSession): readonly FirstQuestion[] {
  if (hash.includes("code=")) return [];
  const headers = { "x-session-id": place };
  const ask = (path: string, times?: number): FirstQuestion => ({ address: `${origin}/api/v2/${path}`, headers, ...(times && { times }) });
  // The site asks who is signed in, and then the element.
  const session = ask("session", 2);
  const query = new URLSearchParams(search);
  const templateId = /^\/edit\/([^/]+)$/.exec(pathname)?.[1];
  if (templateId) {
    const template = query.get("system") === "true" ? [] : [ask(`usertemplate/${templateId}`)];
    return [session, ...template, ask("contacts/customfields"), { address: `${origin}/site-config.json` }];
  }
  // Another view asks for another list.
  if (pathname !== "/" || search !== "") return [];
  return [session, ask(firstList), ask("usertemplate/counts"), ask("categories?type=email"), ask("usage")];
}

// As the dashboard asks for its first list. Where that changes, this is asked in vain, and e2e/first-requests.spec.ts fails.
const firstList = "usertemplate?status=published&type=email&sortBy=lastModified&hideHtml=true&limit=20&offset=0";
