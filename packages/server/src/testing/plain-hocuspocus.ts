import { Server } from "@hocuspocus/server";

/** A server of Yjs that is none of ours, as a page may have one: it keeps its rooms in memory and knows nothing of emails. */
export async function startPlainHocuspocus(): Promise<{ readonly url: string; stop(): Promise<unknown> }> {
  const server = new Server({ port: 0, address: "127.0.0.1", quiet: true, stopOnSignals: false });
  await server.listen();
  return { url: server.webSocketURL, stop: () => server.destroy() };
}
