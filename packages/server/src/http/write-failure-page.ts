import type { FastifyRequest } from "fastify";
import type { Refusal } from "../base/refusal.js";

const words: Partial<Record<Refusal["code"], readonly [title: string, advice: string]>> = {
  unauthenticated: ["This link does not work any more", "Links to emails expire. Ask whoever sent it for a new one."],
  "not-found": ["There is nothing here any more", "The email may have been deleted, or is not shared any longer."],
  "template-not-found": ["There is nothing here any more", "The email may have been deleted, or is not shared any longer."],
  "too-many-requests": ["That was too often", "Wait a moment and load the page again."],
};
const general = ["This page cannot be shown", "Try again later."] as const;

/** Does a person look at the answer? Browsers ask for HTML only when they open a page or fill a frame. */
export const isForPerson = ({ method, headers }: FastifyRequest) => method === "GET" && (headers.accept?.includes("text/html") ?? false);

/** What a person reads who opens a link that is refused. It says nothing that the refusal's code does not say. */
export function writeFailurePage({ code }: Refusal): string {
  const [title, advice] = words[code] ?? general;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; font: 16px/1.5 system-ui, sans-serif }
main { padding: 24px; max-width: 420px }
h1 { margin: 0 0 8px; font-size: 20px }
p { margin: 0; opacity: 0.8 }
</style>
<main><h1>${title}</h1><p>${advice}</p></main>
</html>
`;
}
