import type { MessagePort } from "node:worker_threads";
import { type PGlite, type Results, types } from "@electric-sql/pglite";
import { openDurablePglite } from "../durable-pglite.js";
import { type DatabaseAnswer, type DatabaseCall, writeFault } from "./messages.js";

const asText = (value: string) => value;

/** Moments are read by the layer above, as it wants their text; JSON is read on the other side, because its text is quicker to copy than its values. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, types.JSON, types.JSONB].map((type) => [type, asText]),
);

/** Makes this thread the one that the embedded database runs in. */
export function serveDatabase(port: MessagePort): void {
  const post = (answer: DatabaseAnswer) => port.postMessage(answer);
  let pglite: PGlite | null = null;
  let last: Promise<void> = Promise.resolve();

  async function run(call: DatabaseCall): Promise<Results[]> {
    if (call.do === "open") {
      pglite = await openDurablePglite(call.directory, { parsers });
      pglite.onNotification((channel, payload) => post({ id: null, channel, payload }));
      return [];
    }
    if (pglite === null) throw new Error("The database is not open.");
    if (call.do === "query") return [await pglite.query(call.text, [...call.params], { rowMode: call.rowMode })];
    if (call.do === "exec") return pglite.exec(call.text);
    await pglite.close();
    return [];
  }

  port.on("message", (call: DatabaseCall) => {
    last = last.then(async () => {
      const { id } = call;
      try {
        post({ id, results: await run(call) });
      } catch (error) {
        post({ id, fault: writeFault(error) });
      }
      if (call.do === "close") port.close();
    });
  });
}
