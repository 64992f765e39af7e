import type { EditorPorts } from "../editor-ports.js";
import { isRecord } from "../is-record.js";
import { ask, refused } from "./ask-host.js";
import type { HostUploadOptions } from "./host-images.js";

/** A file as a host names it. */
export interface HostFile {
  readonly url: string;
  /** Told to the person; absent: the name of the file that was chosen. */
  readonly name?: string;
}

/** Functions of a page that keeps files. */
export interface HostFileProviders {
  /** Stores a file that a link leads to, and answers its address. */
  readonly uploadFile?: (file: File, options: HostUploadOptions) => Promise<HostFile>;
}

/** The port over a page that keeps files. */
export function hostFiles({ uploadFile }: HostFileProviders): Pick<EditorPorts, "files"> {
  if (!uploadFile) return {};
  return {
    files: {
      upload: ({ file, onProgress, signal }) => ask(async () => readFile(await uploadFile(file, { onProgress, signal }))),
    },
  };
}

function readFile(answer: unknown) {
  const { url, name } = isRecord(answer) ? answer : {};
  if (typeof url !== "string" || url === "") return refused("unreadable-answer", "The page answered no address of a file.");
  return { kind: "uploaded" as const, url, ...(typeof name === "string" && { name }) };
}
