import { type components, isErrorCode } from "@mailwright/contract";
import { ApiError, isApiError } from "./api-error.js";
import type { Client } from "./client.js";
import { parseFailure, parseThrown } from "./parse-failure.js";
import { type Answer, unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

/** Work of the server that takes a while: a mail, a PDF, a picture, an export. */
export type Job = components["schemas"]["Job"];

/** How a call is followed whose work goes on. */
export interface JobOptions {
  /** Stops waiting, and the work with it. */
  signal?: AbortSignal | undefined;
  /** Told how it stands, each time that was asked. */
  onJob?: ((job: Job) => void) | undefined;
}

const lookMs = 1000;
const unansweredLooks = 5;

/** What one asked for, the newest 50. */
export function listJobs(client: Client, signal?: AbortSignal): Promise<Job[]> {
  return unwrap(client.http.GET("/api/v2/jobs", withSignal(signal)));
}

/** How it stands with a job. */
export function getJob(client: Client, id: string, signal?: AbortSignal): Promise<Job> {
  return unwrap(client.http.GET("/api/v2/jobs/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}

/** Stops a job; fails with `job-ended` once it has ended or a mail is on its way. */
export function cancelJob(client: Client, id: string): Promise<Job> {
  return unwrap(client.http.DELETE("/api/v2/jobs/{id}", { params: { path: { id } } }));
}

/** Has a job tried again that failed, was cancelled or ended uncertainly. */
export function retryJob(client: Client, id: string): Promise<Job> {
  return unwrap(client.http.POST("/api/v2/jobs/{id}/retry", { params: { path: { id } } }));
}

/** The file that a job made. */
export function getJobResult(client: Client, id: string, signal?: AbortSignal): Promise<Blob> {
  return unwrap(client.http.GET("/api/v2/jobs/{id}/result", { params: { path: { id } }, parseAs: "blob", ...withSignal(signal) }));
}

/** Waits for a job until it is done. Fails with the code of what went wrong for good; aborted, it stops the job. */
export async function followJob(client: Client, job: Job, { signal, onJob }: JobOptions = {}): Promise<Job> {
  let now = job;
  try {
    while (now.state === "waiting" || now.state === "running") {
      onJob?.(now);
      await pause(signal);
      now = await getJob(client, job.id, signal);
    }
  } catch (thrown) {
    // It may have ended in the same moment, which is as well.
    if (signal?.aborted) await cancelJob(client, job.id).catch(() => {});
    throw parseThrown(thrown);
  }
  onJob?.(now);
  if (now.state === "done") return now;
  const code = now.failure !== null && isErrorCode(now.failure) ? now.failure : "job-ended";
  throw new ApiError(`The job ended as ${now.state}.`, { code, status: 0 });
}

/** Makes a call, and says to the server which id its job shall have. */
type AskForJob<T> = (header: { "X-Job-Id": string }) => Promise<Answer<T>>;

/**
 * What a call answers whose work may go on as a job: its body, or the job once that is done. The job's id is chosen here, so that it can
 * be cancelled before the server has answered.
 */
export async function unwrapOrFollow<T>(
  client: Client,
  ask: AskForJob<T>,
  options: JobOptions,
): Promise<{ data: T; job: null } | { data: null; job: Job }> {
  const id = createJobId();
  let answer: Answer<T>;
  try {
    answer = await ask({ "X-Job-Id": id });
  } catch (thrown) {
    if (options.signal?.aborted) void cancelUnanswered(client, id);
    throw parseThrown(thrown);
  }
  const { data, error, response } = answer;
  if (!response.ok) throw parseFailure(error, response.status);
  if (response.status === 202) {
    const job = readJob(data instanceof Blob ? await data.text() : data);
    if (!job) throw new ApiError("The answer is no job.", { code: "unreadable-answer", status: 202 });
    return { data: null, job: await followJob(client, job, options) };
  }
  if (data === undefined || data === null)
    throw new ApiError("The answer is empty.", { code: "unreadable-answer", status: response.status });
  return { data, job: null };
}

/** The file that a call answers, at once or as a job that is waited for. */
export async function unwrapFile(client: Client, ask: AskForJob<Blob | Job>, options: JobOptions): Promise<Blob> {
  const { data, job } = await unwrapOrFollow(client, ask, options);
  return data instanceof Blob ? data : getJobResult(client, job?.id ?? "", options.signal);
}

/** The job of an answer, as text or as read already; undefined for anything else. */
function readJob(body: unknown): Job | undefined {
  try {
    const job: unknown = typeof body === "string" ? JSON.parse(body) : body;
    const isJob = typeof job === "object" && job !== null && "id" in job && typeof job.id === "string" && "state" in job;
    return isJob ? (job as Job) : undefined;
  } catch {
    return undefined;
  }
}

/** Stops a job whose call was given up. The call may still be on its way, and then there is no job for some moments. */
async function cancelUnanswered(client: Client, id: string): Promise<void> {
  for (let look = 0; look < unansweredLooks; look += 1) {
    const isUnknown = await cancelJob(client, id).then(
      () => false,
      (error: unknown) => isApiError(error) && error.code === "not-found",
    );
    if (!isUnknown) return;
    await pause();
  }
}

/** An id for work that a call asks for. */
// `crypto.randomUUID` exists on secure pages only, and an intranet may lack HTTPS.
export function createJobId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, lookMs);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop, { once: true });
  });
}
