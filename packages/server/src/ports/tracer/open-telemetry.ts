import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { setGlobalErrorHandler, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { describeError } from "../../base/describe-error.js";
import type { OpenSpan, SpanOptions, Tracer } from "../../base/tracer.js";
import type { TraceSettings } from "../../config/config.js";

const complaintPauseMs = 60_000;

/**
 * Tells a collector by OTLP over HTTP. The SDK reads what else the standard names from the environment: headers, the share of traces that is
 * told (`OTEL_TRACES_SAMPLER`), the size of batches. Only the traces that a caller's `traceparent` names are continued, never its baggage.
 */
export function createOpenTelemetry({ endpoint, serviceName }: TraceSettings): Tracer {
  setGlobalErrorHandler(complainNowAndThen());
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const resource = resourceFromAttributes({ "service.name": serviceName }).merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  const tracer = provider.getTracer("mailwright");
  const propagator = new W3CTraceContextPropagator();
  const present = new AsyncLocalStorage<Context>();
  const here = () => present.getStore() ?? ROOT_CONTEXT;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

  function begin(name: string, { kind, facts = {}, parent }: SpanOptions): OpenSpan {
    const around = parent ? propagator.extract(here(), { traceparent: parent }, defaultTextMapGetter) : here();
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, around);
    const inside = trace.setSpan(around, span);
    return {
      tell: (more) => void span.setAttributes(more),
      enter: (work) => present.run(inside, work),
      end: (outcome) => {
        if (outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    begin,
    traceparent: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(here(), carrier, defaultTextMapSetter);
      return carrier["traceparent"] ?? null;
    },
    close: () => provider.shutdown(),
  };
}

/** A collector that is away is no reason to fill the log. */
function complainNowAndThen(): (error: unknown) => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (error) => {
    const nowMs = performance.now();
    if (nowMs - lastMs < complaintPauseMs) return;
    lastMs = nowMs;
    console.error("Traces could not be sent:", describeError(error));
  };
}
