import type { Asset } from "@mailwright/contract";
import { ApiError } from "./api-error.js";
import { type Client, readFailure } from "./client.js";
import { listAll } from "./list-all.js";
import { unwrap } from "./unwrap.js";
import { withSignal } from "./with-signal.js";

export interface UploadOptions {
  /** Store the pictures for this template only. */
  templateId?: string | undefined;
  /** From 0 to 1, while the bytes leave. Only where XMLHttpRequest exists. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The user's global pictures, newest first. */
export function listUserAssets(client: Client, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/assets/user", { params: { query }, ...withSignal(signal) }));
}

/** The pictures of one template, newest first. */
export function listTemplateAssets(client: Client, id: string, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/assets/template/{id}", { params: { path: { id }, query }, ...withSignal(signal) }));
}

/** Uploads pictures and answers how they were stored, in the same order. */
export async function uploadAssets(client: Client, files: readonly File[], options: UploadOptions = {}): Promise<Asset[]> {
  const form = new FormData();
  for (const file of files) form.append("files[]", file, file.name);
  const query = options.templateId === undefined ? "" : `?templateId=${encodeURIComponent(options.templateId)}`;
  const url = `${client.apiUrl}/api/v2/assets${query}`;
  const request = new Request(url, { method: "POST", body: form, ...withSignal(options.signal) });
  const response = await send(client, request, options);
  if (!response.ok) throw await readFailure(response);
  // A proxy's page with a good status is no list either.
  const answer = parseAssets(await response.json().catch(() => null), response.status);
  options.onProgress?.(1);
  return answer;
}

async function send(client: Client, request: Request, { onProgress, signal }: UploadOptions): Promise<Response> {
  if (!onProgress || typeof XMLHttpRequest === "undefined") return client.send(request);
  // A cheap call first: it renews an expired token, for which an upload would be sent twice.
  await unwrap(client.http.GET("/api/v2/session", withSignal(signal)));
  return client.send(request, (signed) => sendWithProgress(signed, onProgress));
}

/** What `fetch` does, and tells how much has been sent, which fetch cannot. */
async function sendWithProgress(request: Request, onProgress: (part: number) => void): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    xhr.onload = () => resolve(new Response(xhr.responseText, { status: xhr.status }));
    xhr.onerror = () => reject(new ApiError("The server cannot be reached.", { code: "network", status: 0 }));
    xhr.onabort = () => reject(new ApiError("The upload was given up.", { code: "aborted", status: 0 }));
    request.signal.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

function parseAssets(body: unknown, status: number): Asset[] {
  if (isAssets(body)) return body;
  throw new ApiError("The answer is not a list of pictures.", { code: "unreadable-answer", status });
}

const isAssets = (body: unknown): body is Asset[] => Array.isArray(body) && body.every((asset) => typeof asset?.url === "string");
