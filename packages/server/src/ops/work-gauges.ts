import { sql } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import { jobs } from "../database/schema.js";
import { jobKinds } from "../jobs/job-queue.js";
import type { Ports } from "../ports/ports.js";

interface JobCount {
  kind: string;
  state: string;
  count: number;
  /** How long the one that waits the longest is due. */
  lateSeconds: number;
}

/** What waits and what failed: jobs of all processes, and of this process the database's connections and the threads. */
export function addWorkGauges(registry: Registry, ports: Ports): void {
  addJobGauges(registry, ports);
  const add = (name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count);
      },
    });
  add("mailwright_database_connections", "Connections of this process to the database, and what waits for one.", "state", () => {
    const { busy, idle, waiting } = ports.databaseLoad();
    return { busy, idle, waiting };
  });
  add("mailwright_isolates_waiting", "Tasks that wait for a thread or process of this one.", "pool", () => ({
    emails: ports.emails.waiting(),
    uploads: ports.uploads.waiting(),
    drawings: ports.drawings.waiting(),
  }));
}

function addJobGauges(registry: Registry, ports: Ports): void {
  // Without the database there is no figure of it; all others are told.
  const count = () => countJobs(ports).catch(() => []);
  new Gauge({
    name: "mailwright_jobs",
    help: "Jobs of the last day by kind and state, of all processes together.",
    labelNames: ["kind", "state"],
    registers: [registry],
    async collect() {
      this.reset();
      const counted = await count();
      for (const kind of jobKinds) for (const state of alwaysTold) this.set({ kind, state }, 0);
      for (const { kind, state, count: jobsOfIt } of counted) this.set({ kind, state }, jobsOfIt);
    },
  });
  new Gauge({
    name: "mailwright_job_late_seconds",
    help: "How long the job of this kind is due that waits the longest, in all processes together.",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, state, lateSeconds } of await count()) if (state === "waiting") this.set({ kind }, lateSeconds);
    },
  });
}

const alwaysTold = ["waiting", "failed", "uncertain"];

async function countJobs({ database, clock }: Ports): Promise<JobCount[]> {
  const now = clock.now();
  return database
    .select({
      kind: jobs.kind,
      state: jobs.state,
      count: sql<number>`count(*)::int`,
      lateSeconds: sql<number>`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - min(${jobs.runAt})))::float8`,
    })
    .from(jobs)
    .groupBy(jobs.kind, jobs.state);
}
