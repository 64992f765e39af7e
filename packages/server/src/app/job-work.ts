import type { JobWork } from "../jobs/run-jobs.js";
import { makePreview } from "../resources/previews/make-preview.js";

/** The work behind every kind of job. */
export const jobWork: JobWork = { preview: makePreview };
