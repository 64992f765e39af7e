import type { Asset } from "@mailwright/contract";
import { ApiError } from "./api-error.js";
import { type Client, readFailure } from "./client.js";
import { parseFailure } from "./parse-failure.js";
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
  return unwrap(client.http.GET("/api/v2/assets/user", withSignal(signal)));
}

/** The pictures of one template, newest first. */
export function listTemplateAssets(client: Client, id: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/assets/template/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}

/** Uploads pictures and answers how they were stored, in the same order. */
export async function uploadAssets(client: Client, files: readonly File[], options: UploadOptions = {}): Promise<Asset[]> {
  const form = new FormData();
  for (const file of files) form.append("files[]", file, file.name);
  const query = options.templateId === undefined ? "" : `?templateId=${encodeURIComponent(options.templateId)}`;
  const url = `${client.apiUrl}/api/v2/assets${query}`;
  // fetch cannot tell how much has been sent, so progress needs the older call.
  const send = options.onProgress && typeof XMLHttpRequest !== "undefined" ? uploadWithProgress : uploadWithFetch;
  const answer = await send(client, url, form, options);
  options.onProgress?.(1);
  return answer;
}

async function uploadWithFetch(client: Client, url: string, form: FormData, { signal }: UploadOptions): Promise<Asset[]> {
  const response = await client.send(new Request(url, { method: "POST", body: form, ...withSignal(signal) }));
  if (!response.ok) throw await readFailure(response);
  return parseAssets(await response.json(), response.status);
}

async function uploadWithProgress(client: Client, url: string, form: FormData, options: UploadOptions): Promise<Asset[]> {
  // A cheap call first: it renews an expired token, which an upload could not repeat without sending everything twice.
  await unwrap(client.http.GET("/api/v2/session", withSignal(options.signal)));
  const headers = await client.headers();
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open("POST", url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => event.lengthComputable && options.onProgress?.(event.loaded / event.total);
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(new ApiError("The server cannot be reached.", { code: "network", status: 0 }));
    xhr.onabort = () => reject(new ApiError("The upload was given up.", { code: "aborted", status: 0 }));
    options.signal?.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(form);
  });
  const body: unknown = parseJson(text);
  if (status < 200 || status > 299) throw parseFailure(body, status);
  return parseAssets(body, status);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's page; the status says enough
  }
}

function parseAssets(body: unknown, status: number): Asset[] {
  if (isAssets(body)) return body;
  throw new ApiError("The answer is not a list of pictures.", { code: "unreadable-answer", status });
}

const isAssets = (body: unknown): body is Asset[] => Array.isArray(body) && body.every((asset) => typeof asset?.url === "string");
