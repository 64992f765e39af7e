import { refuse, refuseFields } from "../../base/refusal.js";
import type { Picture } from "../../drawing/uploads/process-picture.js";
import type { UploadedFile } from "../../http/handler.js";
import { measureJson } from "../../http/measure-json.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { readUpload } from "./read-upload.js";

/** A picture that was made by editing another, and what was done to that one. */
export interface SentEdit {
  steps: Readonly<Record<string, unknown>>;
  picture: Picture & { name: string };
}

const stepsName = "steps.json";
const stepsMaxBytes = 64 * 1024;
const stepsDepthMax = 8;

/** The two files of an edit: what was done, and the picture that came of it. */
export async function readEdit(ports: Ports, user: SignedInUser, files: AsyncIterable<UploadedFile>): Promise<SentEdit> {
  let steps: SentEdit["steps"] | undefined;
  let picture: SentEdit["picture"] | undefined;
  for await (const file of files) {
    if (picture) refuse("too-many-files");
    if (steps) {
      const bytes = await readUpload(file);
      if (bytes.length === 0) refuse("picture-empty");
      picture = { ...(await ports.uploads.run("processEdited", bytes, { caller: user.id })), name: file.name };
    } else {
      if (file.name !== stepsName) refuseFields([{ field: stepsName, code: "required" }]);
      steps = readSteps(await readUpload(file, { bytesMax: stepsMaxBytes, tooLarge: "invalid-request" }));
    }
  }
  if (!steps || !picture) refuseFields([{ field: "files[]", code: "required" }]);
  return { steps, picture };
}

function readSteps(bytes: Buffer): SentEdit["steps"] {
  const { depth } = measureJson(bytes, { depth: stepsDepthMax });
  const steps = depth > stepsDepthMax ? undefined : parse(bytes);
  if (!isJsonObject(steps)) refuseFields([{ field: stepsName, code: "invalid" }]);
  return steps;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** True for an object that is no list. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
