import type { Asset, components } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { type JobOptions, unwrapOrFollow } from "../call/jobs.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** What a picture is to show, and what not. */
export type AiImageWish = components["schemas"]["AiImageWish"];

/** A picture that was made from words, until it is kept or two days are over. */
export interface AiImage {
  id: string;
  /** What a page shows. */
  previewUrl: string;
}

/** Has pictures made from words. Aborted, the service is told that nobody wants them any more. */
export async function createAiImages(client: Client, wish: AiImageWish, options: JobOptions = {}): Promise<AiImage[]> {
  const { data, job } = await unwrapOrFollow<components["schemas"]["Job"] | string[]>(
    client,
    (header) => client.http.POST("/api/v2/ai/image", { body: wish, params: { header }, ...withSignal(options.signal) }),
    options,
  );
  return job === null && Array.isArray(data) ? data.map(readImage) : listAiImages(client, job?.id ?? "", options.signal);
}

/** The pictures that a job has made so far; fails with `not-found` until there is one. */
export async function listAiImages(client: Client, jobId: string, signal?: AbortSignal): Promise<AiImage[]> {
  const addresses = await unwrap(client.http.GET("/api/v2/ai/jobs/{id}", { params: { path: { id: jobId } }, ...withSignal(signal) }));
  return addresses.map(readImage);
}

/** Keeps a picture in the global library, or in the one of a template, with the words that it was made from. */
export function keepAiImage(client: Client, { id }: Pick<AiImage, "id">, templateId?: string): Promise<Asset> {
  const body = templateId === undefined ? {} : { templateId };
  return unwrap(client.http.POST("/api/v2/ai/image/{id}/keep", { params: { path: { id } }, body }));
}

const readImage = (address: string): AiImage => ({ id: address.split("/").at(-1) ?? "", previewUrl: `${address}/preview` });
