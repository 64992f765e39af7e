import type { Asset, components } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { type JobOptions, unwrapOrFollow } from "../call/jobs.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

/** What a picture is to show, and what not. */
export type AiImageWish = components["schemas"]["AiImageWish"];

/** What can be done to a picture: changed by words, its background taken away, extended to another shape. */
export type AiEdit = components["schemas"]["AiEdit"];

/** Which picture is to be changed, and how. */
export type AiEditWish = components["schemas"]["AiEditWish"];

/** A picture that was made from words, until it is kept or two days are over. */
export interface AiImage {
  id: string;
  /** What a page shows. */
  previewUrl: string;
}

/** Who makes pictures from words, and what can be done to one; without a name where the operator chose no service. */
export function getAiImageSource(client: Client, signal?: AbortSignal): Promise<components["schemas"]["AiImageSource"]> {
  return unwrap(client.http.GET("/api/v2/ai/image", withSignal(signal)));
}

/** Has pictures made from words. Aborted, the service is told that nobody wants them any more. */
export async function createAiImages(client: Client, wish: AiImageWish, options: JobOptions = {}): Promise<AiImage[]> {
  return imagesOf(
    client,
    (header) => client.http.POST("/api/v2/ai/image", { body: wish, params: { header }, ...withSignal(options.signal) }),
    options,
  );
}

/** Has a picture changed; it stays as it is, and what comes of it is kept as pictures from words are. Aborted, the service is told. */
export async function createAiEdits(client: Client, wish: AiEditWish, options: JobOptions = {}): Promise<AiImage[]> {
  return imagesOf(
    client,
    (header) => client.http.POST("/api/v2/ai/edits", { body: wish, params: { header }, ...withSignal(options.signal) }),
    options,
  );
}

type Answer = components["schemas"]["Job"] | string[];

async function imagesOf(client: Client, order: Parameters<typeof unwrapOrFollow<Answer>>[1], options: JobOptions): Promise<AiImage[]> {
  const { data, job } = await unwrapOrFollow<Answer>(client, order, options);
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
