import { type Tracer, traced } from "../../base/tracer.js";
import type { Outbound } from "./outbound.js";

/** A span for every address that is read, which says nothing of the address. */
export function traceOutbound(outbound: Outbound, tracer: Tracer): Outbound {
  return {
    ...outbound,
    get: (...given) => traced(tracer, "fetch", { kind: "client" }, () => outbound.get(...given)),
    send: (...given) => traced(tracer, "send", { kind: "client" }, () => outbound.send(...given)),
  };
}
