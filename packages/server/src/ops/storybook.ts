import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/** Storybook's own pages have scripts and styles of their own in the markup; nothing of a user ever stands in them. */
const storybookPolicy = [
  "default-src 'self' 'unsafe-inline' data: blob:",
  "img-src 'self' https: data: blob:",
  "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
  "font-src 'self' https: data:",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * Serves Storybook, every block and every state of the interface, at `/workshop/`. It takes minutes to build, so `npm start` does not:
 * until somebody has, the page there says how. It is looked for at every call, so that a server that runs finds it.
 */
export async function installStorybook(app: FastifyInstance, directory: string | null): Promise<void> {
  if (directory !== null) await app.register(serveStorybook, { directory });
}

const serveStorybook: FastifyPluginAsync<{ readonly directory: string }> = async (app, { directory }) => {
  await app.register(fastifyStatic, { serve: false });
  app.addHook("onRequest", async (_, reply) => void reply.header("content-security-policy", storybookPolicy));
  app.get("/workshop", (request, reply) => {
    if (!isBuilt(directory)) return reply.code(404).type("text/html; charset=utf-8").send(notBuiltPage);
    // Its own addresses are relative to the folder.
    const isFolder = request.url.split("?")[0]?.endsWith("/");
    return isFolder ? reply.sendFile("index.html", directory) : reply.redirect("/workshop/");
  });
  app.get<{ Params: { "*": string } }>("/workshop/*", ({ params }, reply) => reply.sendFile(params["*"], directory));
};

const isBuilt = (directory: string) => existsSync(join(directory, "index.html"));

const notBuiltPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Storybook is not built</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 16px/1.5 system-ui, sans-serif }
main { padding: 24px; max-width: 440px }
h1 { margin: 0 0 8px; font-size: 20px }
p { margin: 0 0 12px }
pre { margin: 0 0 12px; padding: 12px; border: 1px solid; border-radius: 6px; overflow: auto }
</style>
<main>
<h1>Storybook is not built</h1>
<p>It shows every block and every state of the interface. Building it takes a minute or two, so <code>npm start</code> leaves it out. In the repository, run</p>
<pre>npm run build:storybook</pre>
<p>and load this page again; the server may go on running. <code>npm run storybook</code> shows the same while you change it.</p>
</main>
</html>
`;
