import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { refuse } from "../base/refusal.js";
import type { Config } from "../config/config.js";
import { refusalCode } from "../http/write-failure.js";
import type { Ports } from "../ports/ports.js";
import { isSame } from "../security/secrets.js";
import { addWorkGauges } from "./work-gauges.js";

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `/metrics` in Prometheus' form: how long each operation took and how it ended, what was refused, what waits, memory, processor, event loop. */
export function installMetrics(app: FastifyInstance, ports: Ports, { metricsToken, isProduction }: Config): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: "mailwright_request_duration_seconds",
    help: "Time to answer, by operation of the contract and status.",
    labelNames: ["operation", "status"],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const refusals = new Counter({
    name: "mailwright_refusals_total",
    help: "Calls that were refused or failed, by code: limits, quotas, mails that did not go, faults.",
    labelNames: ["code"],
    registers: [registry],
  });
  addProcessGauges(app, registry);
  addWorkGauges(registry, ports);
  app.addHook("onResponse", async (request, reply) => {
    const { operationId } = request.routeOptions.config as { operationId?: string };
    const code: unknown = Reflect.get(request, refusalCode);
    if (typeof code === "string") refusals.inc({ code });
    if (operationId) durations.observe({ operation: operationId, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (metricsToken === null && isProduction) refuse("not-found");
    if (metricsToken !== null && !isSame(request.headers.authorization ?? "", `Bearer ${metricsToken}`)) refuse("unauthenticated");
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function addProcessGauges(app: FastifyInstance, registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  const add = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  add("process_resident_memory_bytes", "Memory that the process holds.", () => process.memoryUsage.rss());
  add("process_cpu_seconds_total", "Processor time since the start.", () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6);
  add("process_uptime_seconds", "Time since the start.", () => process.uptime());
  add("nodejs_eventloop_delay_p99_seconds", "99 of 100 delays of the event loop since the last look were shorter.", () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
}
