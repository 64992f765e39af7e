import type { JsonValue } from "@mailwright/document";
import type { BandPlace } from "../cut/lay-bands.js";
import { hexOf, isVisibleColor, type PageLook } from "../look/page-look.js";

/** What an email says of itself as a whole. */
export interface PageSettings {
  readonly title: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** What of it the document stores. */
  readonly settings: Readonly<Record<string, JsonValue>>;
}

/** Title, language and direction; the latter two join the settings where they are said. */
export function readPageSettings(look: PageLook): PageSettings {
  const { documentElement, title } = look.page;
  const lang = documentElement.getAttribute("lang")?.trim() ?? "";
  const dir = look.style(look.page.body).direction === "rtl" ? "rtl" : "ltr";
  const settings = { ...(lang !== "" && lang !== "und" && { lang }), ...(dir === "rtl" && { dir }) };
  return { title: title.trim(), lang, dir, settings };
}

/** The colour beside the content: what most of the page's height has there. */
export function pageColor(beside: readonly (string | undefined)[], places: readonly BandPlace[], look: PageLook): string {
  const { body, documentElement } = look.page;
  const own = [body, documentElement].map((element) => look.style(element).backgroundColor).find(isVisibleColor);
  const page = own ? hexOf(own) : "#ffffff";
  const heights = new Map<string, number>();
  places.forEach(({ top, bottom, before, after }, index) => {
    const color = beside[index] ?? page;
    heights.set(color, (heights.get(color) ?? 0) + bottom - top);
    heights.set(page, (heights.get(page) ?? 0) + before + after);
  });
  return [...heights].reduce((most, each) => (each[1] > most[1] ? each : most), [page, 0] as [string, number])[0];
}
