import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface TestSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** What OpenTelemetry's collector is to a server: it speaks OTLP over HTTP, in JSON, and keeps the spans that it is told. */
export async function startTestCollector() {
  const spans: TestSpan[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const told: { resourceSpans: { scopeSpans: { spans: TestSpan[] }[] }[] } = JSON.parse(text);
    if (request.url === "/v1/traces") spans.push(...told.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const byId = () => new Map(spans.map((span) => [span.spanId, span]));
  /** The names of a span and of all that it is a part of, the outermost first. */
  const pathOf = (span: TestSpan): string => {
    const parent = byId().get(span.parentSpanId ?? "");
    return parent ? `${pathOf(parent)} > ${span.name}` : span.name;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    pathsOf: (traceId: string) => spans.filter((span) => span.traceId === traceId).map(pathOf),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
