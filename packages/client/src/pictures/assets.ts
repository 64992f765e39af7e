import type { Asset, components, operations } from "@mailwright/contract";
import { ApiError } from "../call/api-error.js";
import { type Client, readFailure } from "../call/client.js";
import { listAll } from "../call/list-all.js";
import { sendUpload, type UploadOptions } from "../call/send-upload.js";
import { finish, unwrap, unwrapAnswer } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** The user's global pictures, newest first. */
export function listUserAssets(client: Client, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/assets/user", { params: { query }, ...withSignal(signal) }));
}

/** The pictures of one template, newest first. */
export function listTemplateAssets(client: Client, id: string, signal?: AbortSignal) {
  return listAll((query) => client.http.GET("/api/v2/assets/template/{id}", { params: { path: { id }, query }, ...withSignal(signal) }));
}

/** What is asked of a library: words of the name, an order, a template that shows the pictures, how many at once and from where on. */
export type AssetQuery = NonNullable<operations["listUserAssets"]["parameters"]["query"]>;

/** Some pictures of a library, and where it goes on. */
export interface AssetPage {
  assets: Asset[];
  /** Sent as `after` it gives the next page; null at the end. */
  next: string | null;
}

/** One page of the user's global pictures, or of those of a template. */
export async function listAssetPage(
  client: Client,
  { templateId, ...query }: AssetQuery & { templateId?: string | undefined },
  signal?: AbortSignal,
): Promise<AssetPage> {
  const { data, response } = await unwrapAnswer(
    templateId === undefined
      ? client.http.GET("/api/v2/assets/user", { params: { query }, ...withSignal(signal) })
      : client.http.GET("/api/v2/assets/template/{id}", { params: { query, path: { id: templateId } }, ...withSignal(signal) }),
  );
  return { assets: data, next: response.headers.get("x-next-cursor") };
}

/** A picture, and which templates show it. */
export function getAsset(client: Client, id: string, signal?: AbortSignal): Promise<components["schemas"]["AssetDetails"]> {
  return unwrap(client.http.GET("/api/v2/assets/picture/{id}", { params: { path: { id } }, ...withSignal(signal) }));
}

/** Gives a picture another name. Its address stays. */
export function renameAsset(client: Client, id: string, originalName: string): Promise<Asset> {
  return unwrap(client.http.PATCH("/api/v2/assets/picture/{id}", { params: { path: { id } }, body: { originalName } }));
}

/** Stores a picture that was made by editing another one, and what was done to that. */
export async function editAsset(
  client: Client,
  id: string,
  { file, steps }: { readonly file: File; readonly steps: object },
  options: UploadOptions = {},
): Promise<Asset> {
  const told = new File([JSON.stringify(steps)], "steps.json", { type: "application/json" });
  const response = await sendUpload(client, `/api/v2/assets/picture/${encodeURIComponent(id)}/edit`, [told, file], options);
  if (!response.ok) throw await readFailure(response);
  const answer: unknown = await response.json().catch(() => null);
  const [asset] = requireAssets([answer], response.status);
  if (!asset) throw new ApiError("The answer is no picture.", { code: "unreadable-answer", status: response.status });
  options.onProgress?.(1);
  return asset;
}

/** Has the server fetch a picture from its address, and keep it. */
export function importAsset(
  client: Client,
  url: string,
  { templateId, signal }: Pick<UploadOptions, "templateId" | "signal"> = {},
): Promise<Asset> {
  const body = { url, ...(templateId !== undefined && { templateId }) };
  return unwrap(client.http.POST("/api/v2/assets/address", { body, ...withSignal(signal) }));
}

/** Copies a global picture to a template; fails with `name-taken` where the template has it already. */
export function copyAssetToTemplate(client: Client, asset: Pick<Asset, "savedName">, templateId: string): Promise<Asset> {
  const path = { id: templateId, imageName: asset.savedName };
  return unwrap(client.http.GET("/api/v2/assets/template/{id}/{imageName}", { params: { path } }));
}

/** Deletes a global picture, or one of a template. Emails that show it show nothing in its place. */
export function deleteAsset(client: Client, { savedName, url }: Pick<Asset, "savedName" | "url">, templateId?: string): Promise<void> {
  return finish(
    templateId === undefined
      ? client.http.DELETE("/api/v2/assets/{name}", { params: { path: { name: savedName } } })
      : client.http.DELETE("/api/v2/assets/template/{id}", { params: { path: { id: templateId } }, body: { url } }),
  );
}

/** Uploads pictures and answers how they were stored, in the same order. */
export async function uploadAssets(client: Client, files: readonly File[], options: UploadOptions = {}): Promise<Asset[]> {
  const response = await sendUpload(client, "/api/v2/assets", files, options);
  if (!response.ok) throw await readFailure(response);
  // A proxy's page with a good status is no list either.
  const answer = requireAssets(await response.json().catch(() => null), response.status);
  options.onProgress?.(1);
  return answer;
}

function requireAssets(body: unknown, status: number): Asset[] {
  if (isAssets(body)) return body;
  throw new ApiError("The answer is not a list of pictures.", { code: "unreadable-answer", status });
}

const isAssets = (body: unknown): body is Asset[] => Array.isArray(body) && body.every((asset) => typeof asset?.url === "string");
