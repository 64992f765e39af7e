import type { Agent } from "undici";
import { type OutboundCall, OutboundError, type OutboundReply } from "./outbound.js";
import { readUpTo } from "./read-up-to.js";

/** Makes one call. An answer that names another address is an answer like any other. */
export async function sendGuarded(agent: Agent, url: URL, call: OutboundCall): Promise<OutboundReply> {
  const { method, headers, body, bytesMax, timeoutMs, signal } = call;
  const { request } = await import("undici");
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await request(url, {
      dispatcher: agent,
      method: method as "POST",
      headers: { "accept-encoding": "identity", "user-agent": "Mailwright", ...headers },
      body: body ?? null,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const bytes = await readUpTo(answer.body, bytesMax, url);
    const header = (name: string) => {
      const value = answer.headers[name];
      return (Array.isArray(value) ? value.join(", ") : value) ?? null;
    };
    return { status: answer.statusCode, header, bytes };
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError("unreachable", `${url.host} cannot be reached.`, error);
  }
}
