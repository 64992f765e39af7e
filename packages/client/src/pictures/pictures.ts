import { type components, type operations, photoPageSize } from "@mailwright/contract";
import type { Client } from "../call/client.js";
import { unwrap } from "../call/unwrap.js";
import { withSignal } from "../call/with-signal.js";

type Schemas = components["schemas"];

export type IconSearchQuery = NonNullable<operations["searchIcons"]["parameters"]["query"]>;

/** Makes a QR code as a picture of a template. */
export function createQrCode(client: Client, templateId: string, text: string, signal?: AbortSignal) {
  const params = { path: { id: templateId } };
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/qr", { params, body: { text }, ...withSignal(signal) }));
}

/** Who makes maps; fails with `maps-not-configured` where no service is connected. */
export function getMapSource(client: Client, signal?: AbortSignal): Promise<Schemas["MapSource"]> {
  return unwrap(client.http.GET("/api/v2/maps", withSignal(signal)));
}

/** Makes a map of a place as a picture of a template; fails with `place-not-found` where the service knows no such place. */
export function createMap(client: Client, templateId: string, map: Schemas["MapDraft"], signal?: AbortSignal): Promise<Schemas["MadeMap"]> {
  const params = { path: { id: templateId } };
  return unwrap(client.http.POST("/api/v2/usertemplate/{id}/map", { params, body: map, ...withSignal(signal) }));
}

/** The address of a countdown. */
export function createTimer(client: Client, timer: Schemas["TimerDraft"], signal?: AbortSignal) {
  return unwrap(client.http.POST("/api/v2/timer", { body: timer, ...withSignal(signal) }));
}

/** The address of a file that calendars read. */
export function createCalendarFile(client: Client, event: Schemas["CalendarEvent"], signal?: AbortSignal) {
  return unwrap(client.http.POST("/api/v2/calendar", { body: event, ...withSignal(signal) }));
}

/** The public address of an icon as a PNG. Nothing is asked: the address says it all. */
export function iconAddress(client: Client, icon: { readonly id: string; readonly sizePx: number; readonly color: string }): string {
  const query = new URLSearchParams({ size: String(icon.sizePx), color: icon.color.replace("#", "") });
  return client.resolveUrl(`/api/v2/icons/image/${encodeURIComponent(icon.id)}.png?${query}`);
}

/** One page of the icons that fit. */
export function searchIcons(client: Client, query: IconSearchQuery, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/icons/search", { params: { query }, ...withSignal(signal) }));
}

/** The categories of icons. */
export function listIconCategories(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/icons/category", withSignal(signal)));
}

/** The styles of icons. */
export function listIconStyles(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/icons/style", withSignal(signal)));
}

/** The title and stills of a video, as its provider tells them. */
export function findVideo(client: Client, provider: Schemas["VideoProvider"], videoId: string, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/video/", { params: { query: { provider, videoId } }, ...withSignal(signal) }));
}

/** The play buttons that a still can be merged with. */
export function listPlayButtons(client: Client, signal?: AbortSignal) {
  return unwrap(client.http.GET("/api/v2/video/merge", withSignal(signal)));
}

/** The still of a video with a play button in its middle, as a picture of a template. */
export function mergeVideoPicture(client: Client, merge: Schemas["PictureMerge"], signal?: AbortSignal) {
  return unwrap(client.http.POST("/api/v2/video/merge", { body: merge, ...withSignal(signal) }));
}

/** One page of the free photos that fit; fails with `photos-not-configured` where no service is connected. */
export function searchPhotos(
  client: Client,
  { query, page }: { readonly query: string; readonly page: number },
  signal?: AbortSignal,
): Promise<Schemas["PhotoPage"]> {
  const words = { page, per_page: photoPageSize, ...(query !== "" && { query }) };
  return unwrap(client.http.GET("/api/v2/photos/search", { params: { query: words }, ...withSignal(signal) }));
}

/** Uses a photo of a search: answers what the email shows, and whom it is by. */
export function choosePhoto(
  client: Client,
  { downloadUrl }: Pick<Schemas["Photo"], "downloadUrl">,
  { templateId, signal }: { readonly templateId?: string | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<Schemas["ChosenPhoto"]> {
  const path = { photo: decodeURIComponent(downloadUrl.split("/").at(-1) ?? "") };
  const query = templateId === undefined ? {} : { templateId };
  return unwrap(client.http.POST("/api/v2/photos/download/{photo}", { params: { path, query }, ...withSignal(signal) }));
}
