import { type Outbound, OutboundError, type OutboundReply } from "../outbound/outbound.js";
import { ServiceError, type ServiceFault } from "./service-error.js";

export interface ServiceCall {
  /** What people call the service, for the words of a failure. */
  service: string;
  url: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  caller: string;
  timeoutMs?: number;
  bytesMax?: number;
  signal?: AbortSignal;
  /** An answer that names another address is one too. */
  takesRedirects?: boolean;
  /** What an answer says that its status does not, such as a limit that is told as 403. */
  readFault?: (reply: ServiceReply) => ServiceFault | null;
}

export interface ServiceReply extends OutboundReply {
  /** What the answer says in JSON; undefined where it says nothing of that kind. */
  json: unknown;
}

const timeoutInitialMs = 15_000;
const bytesInitialMax = 2_000_000;

/** Calls a service through the guarded way out, and answers what it says; throws `ServiceError` for every way to fail. */
export async function callService(outbound: Outbound, call: ServiceCall): Promise<ServiceReply> {
  const {
    service,
    url,
    method = "GET",
    headers = {},
    body,
    caller,
    signal,
    timeoutMs = timeoutInitialMs,
    bytesMax = bytesInitialMax,
  } = call;
  const sent = { method, headers, caller, timeoutMs, bytesMax, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) };
  const answer = await outbound.send(url, sent).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    // The cause may name the address, and the address may hold the key.
    throw new ServiceError("unreachable", `${service} cannot be reached.`);
  });
  const reply = { ...answer, json: parseJson(answer.bytes) };
  const fault = call.readFault?.(reply) ?? (call.takesRedirects && isRedirect(reply) ? null : faultOf(reply.status));
  if (fault === null) return reply;
  throw new ServiceError(fault, `${service} answers ${reply.status}.`, { retryAfterSeconds: readRetryAfter(reply) });
}

/** Does the answer name another address? */
export const isRedirect = ({ status }: ServiceReply): boolean => status >= 300 && status < 400 && status !== 304;

/** The JSON of an answer; throws where there is none. */
export function requireJson(service: string, { json }: ServiceReply): unknown {
  if (json === undefined) throw new ServiceError("unreachable", `${service} answers nothing that is understood.`);
  return json;
}

function faultOf(status: number): ServiceFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return "key-refused";
  if (status === 402) return "used-up";
  if (status === 404 || status === 410) return "not-found";
  if (status === 429) return "busy";
  return status === 400 || status === 422 ? "invalid" : "unreachable";
}

const waitMaxSeconds = 24 * 60 * 60;

function readRetryAfter({ header }: OutboundReply): number | null {
  const seconds = Number(header("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), waitMaxSeconds) : null;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined; // a page of words, as proxies send
  }
}
