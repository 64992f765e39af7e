import { ApiError } from "./api-error.js";
import type { Client } from "./client.js";
import { unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

export interface UploadOptions {
  /** Store what is sent for this template only. */
  templateId?: string | undefined;
  /** From 0 to 1, while the bytes leave. Only where XMLHttpRequest exists. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A file with its place in a folder that it is sent with. */
export interface PlacedFile {
  readonly file: File;
  /** Such as `letters/autumn.html`. */
  readonly path: string;
}

/** Sends files in the form of uploads. */
export function sendUpload(client: Client, path: string, files: readonly (File | PlacedFile)[], options: UploadOptions): Promise<Response> {
  const form = new FormData();
  for (const given of files) {
    const { file, path: name } = "path" in given ? given : { file: given, path: given.name };
    form.append("files[]", file, name);
  }
  const query = options.templateId === undefined ? "" : `?templateId=${encodeURIComponent(options.templateId)}`;
  const url = `${client.apiUrl}${path}${query}`;
  return send(client, new Request(url, { method: "POST", body: form, ...withSignal(options.signal) }), form, options);
}

async function send(client: Client, request: Request, form: FormData, { onProgress, signal }: UploadOptions): Promise<Response> {
  if (!onProgress || typeof XMLHttpRequest === "undefined") return client.send(request);
  // A cheap call first: it renews an expired token, for which an upload would be sent twice.
  await unwrap(client.http.GET("/api/v2/session", withSignal(signal)));
  return client.send(request, (signed) => sendWithProgress(signed, form, onProgress));
}

/**
 * What `fetch` does, and tells how much has been sent, which fetch cannot. The form is sent itself, with a border between its parts that the
 * browser writes anew: WebKit does not send what it reads out of a request with files.
 */
async function sendWithProgress(request: Request, form: FormData, onProgress: (part: number) => void): Promise<Response> {
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) if (name !== "content-type") xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status }));
    xhr.onerror = () => reject(new ApiError("The server cannot be reached.", { code: "network", status: 0 }));
    xhr.onabort = () => reject(new ApiError("The upload was given up.", { code: "aborted", status: 0 }));
    request.signal.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}
