import { and, desc, eq, isNull } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { jobs } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { endedRunAt, inputAfterEnd, type Job } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireStillExportable } from "../bulk-exports/bulk-export.js";
import { amongFew } from "../bulk-exports/place-once.js";
import { requireExportable } from "../exports/run-export.js";
import { requireTemplate } from "../templates/enforce.js";
import { answerJobFile } from "./answer-file.js";
import { writeJob } from "./write-job.js";

const listedMax = 50;

export const jobHandlers = {
  listJobs: async (_, { ports, user }) => {
    const newest = desc(jobs.createdAt);
    const rows = await ports.database.select().from(jobs).where(ownedBy(user)).orderBy(newest).limit(listedMax);
    return { status: 200, body: rows.map((job) => writeJob(ports, job)) };
  },

  getJob: async ({ params: { id } }, { ports, user }) => ({ status: 200, body: writeJob(ports, await requireJob(ports, user, id)) }),

  cancelJob: async ({ params: { id } }, { ports, user }) => {
    const input = inputAfterEnd(await requireJob(ports, user, id));
    const now = ports.clock.now();
    const [job] = await ports.database
      .update(jobs)
      .set({ state: "cancelled", input, endedAt: now, runAt: endedRunAt, leasedUntil: null })
      .where(and(eq(jobs.id, id), eq(jobs.state, "waiting"), isNull(jobs.begunAt)))
      .returning();
    if (job) ports.heldJobs.abort(job.id);
    return { status: 200, body: writeJob(ports, job ?? refuse("job-ended")) };
  },

  retryJob: async ({ params: { id } }, { ports, user }) => {
    const { state, kind } = await requireJob(ports, user, id);
    // With what emails were to go somewhere is forgotten by then.
    const mayRetry = kind !== "send-many" && ["failed", "cancelled", "uncertain"].includes(state);
    const again = { state: "waiting", attempts: 0, begunAt: null, endedAt: null, failure: null, lastError: null } as const;
    const placeAgain = (tx: Database) =>
      tx
        .update(jobs)
        .set({ ...again, stamp: ports.ids.uuid(), runAt: ports.clock.now(), leasedUntil: null })
        .where(and(eq(jobs.id, id), eq(jobs.state, state)))
        .returning();
    const isCounted = kind === "export-many";
    const [job] = mayRetry ? await (isCounted ? amongFew(ports, user, placeAgain) : placeAgain(ports.database)) : [];
    return { status: 200, body: writeJob(ports, job ?? refuse("job-ended")) };
  },

  getJobResult: async ({ params: { id } }, { ports, user }) => {
    const job = await requireJob(ports, user, id);
    if (job.resultKey === null) refuse("not-found");
    // Rights may have ended since it was made.
    if (job.kind === "export") await requireExportable(ports, user, job);
    else if (job.kind === "export-many") await requireStillExportable(ports, user, job);
    else await requireTemplate(ports.database, job.templateId ?? "", user, job.kind === "pdf" ? "exportPdf" : "exportImage");
    return answerJobFile(ports, job);
  },
} satisfies Partial<Handlers>;

const ownedBy = (user: SignedInUser) => and(eq(jobs.userId, user.id), eq(jobs.workspaceId, user.workspaceId));

async function requireJob({ database }: Ports, user: SignedInUser, id: string): Promise<Job> {
  const [job] = isUuid(id)
    ? await database
        .select()
        .from(jobs)
        .where(and(eq(jobs.id, id), ownedBy(user)))
    : [];
  return job ?? refuse("not-found");
}
