import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenSpan, Tracer } from "../base/tracer.js";

const spanOf = Symbol("the span of a request");

/**
 * A span for every call: its route as the contract writes it, its operation and how it ended. Not its address, whose ids and tokens are
 * somebody's, and not who called.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook("onRequest", (request, _, done) => {
    const { url: route = "none", config } = request.routeOptions;
    const { operationId } = config as { operationId?: string };
    const facts = {
      "http.request.method": request.method,
      "http.route": route,
      ...(operationId ? { "mailwright.operation": operationId } : {}),
    };
    const span = tracer.begin(`${request.method} ${route}`, { kind: "server", facts, parent: readParent(request) });
    Reflect.set(request, spanOf, span);
    span.enter(done);
  });
  // Where a body was read, what follows is called by the connection.
  app.addHook("preValidation", (request, _, done) => {
    const span = findSpan(request);
    if (span) span.enter(done);
    else done();
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = findSpan(request);
    span?.tell({ "http.response.status_code": reply.statusCode });
    span?.end(reply.statusCode >= 500 ? "failed" : "done");
  });
}

const findSpan = (request: FastifyRequest) => Reflect.get(request, spanOf) as OpenSpan | undefined;

function readParent({ headers }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return typeof traceparent === "string" ? traceparent : null;
}
