import type { FastifyInstance, FastifyReply } from "fastify";
import type { Ports } from "../ports/ports.js";
import { findPageOrigin, receiveCode, windowEndPath } from "../resources/destinations/authorize.js";

interface WindowQuery extends Readonly<Record<string, unknown>> {
  state?: string;
  code?: string;
  error?: string;
}

const pagePath = "/auth/exported";
const scriptPath = `${pagePath}.js`;

/**
 * Where the windows of services end. The page that opened the window reads the code from its address; a page of another origin, which may not
 * look there, is sent it. The service's own code stays in here: what leaves is good in one session only.
 */
export function installExportWindow(app: FastifyInstance, ports: Ports): void {
  app.get<{ Querystring: WindowQuery }>(windowEndPath, async ({ query }, reply) => {
    const { state, code, error } = query;
    const [came, page] = [asText(state), asText(code)];
    if (came === null) return lead(reply, { error: "ended" });
    if (page === null) return lead(reply, { error: asText(error) ?? "ended", page: await findPageOrigin(ports, came) });
    const received = await receiveCode(ports, came, page, query);
    if (received === null) return lead(reply, { error: "ended" });
    return lead(
      reply,
      received.code === null ? { error: "elsewhere", page: received.pageOrigin } : { code: received.code, page: received.pageOrigin },
    );
  });
  app.get(pagePath, (_, reply) => reply.headers(pageHeaders).type("text/html; charset=utf-8").send(windowPage));
  app.get(scriptPath, (_, reply) => reply.headers(pageHeaders).type("text/javascript; charset=utf-8").send(windowScript));
}

/** A parameter that is given twice arrives as a list. It is accepted if all its values are equal: some services return our `state` twice. */
function asText(value: unknown): string | null {
  const [first, ...others]: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isText = typeof first === "string" && first !== "" && first.length <= 4000;
  return isText && others.every((other) => other === first) ? first : null;
}

/** With the usual opener policy the page that opened the window would lose it on the way back. */
const opener = { "cross-origin-opener-policy": "unsafe-none", "cache-control": "no-store", "referrer-policy": "no-referrer" };

const pageHeaders = {
  ...opener,
  "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

function lead(reply: FastifyReply, end: { code?: string; error?: string; page?: string | null }): FastifyReply {
  const told = Object.entries(end).flatMap(([name, value]) => (value === null ? [] : [[name, value.slice(0, 8000)] as const]));
  return reply.headers(opener).redirect(`${pagePath}?${new URLSearchParams(Object.fromEntries(told))}`, 303);
}

const windowPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Export</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; font: 16px/1.5 system-ui, sans-serif }
main { padding: 24px; max-width: 420px }
h1 { margin: 0 0 8px; font-size: 20px }
p { margin: 0; opacity: 0.8 }
</style>
<main><h1>Back to your email</h1><p>This window closes by itself. If it stays open, close it.</p></main>
<script src="${scriptPath}"></script>
</html>
`;

const windowScript = `const said = new URLSearchParams(location.search);
const page = said.get("page");
if (window.opener && page) window.opener.postMessage({ type: "mailwright-export-window", code: said.get("code"), error: said.get("error") }, page);
`;
