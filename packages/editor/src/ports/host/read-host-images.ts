import type { LibraryPicture, PicturePage } from "@mailwright/views/picture-library";
import { type AiImageWork, aiEdits } from "../ai-image-port.js";
import { isRecord } from "../is-record.js";
import type { PortRefusal } from "../port-refusal.js";
import type { StockPage } from "../stock-port.js";
import { refused } from "./ask-host.js";

/** A page's answer to a search. */
export function readPage(answer: unknown): PicturePage | PortRefusal {
  const { images, next, total } = isRecord(answer) ? answer : {};
  if (!Array.isArray(images)) return refused("unreadable-answer", "The page answered no list of pictures.");
  return {
    kind: "listed",
    pictures: readImages(images),
    ...(typeof next === "string" && next !== "" && { next }),
    ...(typeof total === "number" && total >= 0 && { total }),
  };
}

/** A page's answer that holds all pictures, of which those are shown whose name fits. */
export function readAll(answer: unknown, search: string): PicturePage | PortRefusal {
  if (!Array.isArray(answer)) return refused("unreadable-answer", "The page answered no list of pictures.");
  const words = search.toLowerCase();
  return { kind: "listed", pictures: readImages(answer).filter(({ name }) => name.toLowerCase().includes(words)) };
}

/** A page's answer that names one picture. */
export function readStored<Kind extends "uploaded" | "renamed" | "kept">(answer: unknown, kind: Kind) {
  const [picture] = readImages([answer]);
  return picture ? { kind, picture } : refused("unreadable-answer", "The page answered no address of a picture.");
}

/** What was chosen in a page's own dialog. */
export function readChosen(answer: unknown) {
  if (answer === null || answer === undefined) return { kind: "none" } as const;
  const [picture] = readImages([answer]);
  return picture ? ({ kind: "chosen", picture } as const) : refused("unreadable-answer", "The page answered no address of a picture.");
}

/** What a page knows of the picture of an address; nothing is an answer too. */
export function readFound(answer: unknown, url: string) {
  const [picture] = readImages([answer]);
  return { kind: "found", scope: "global", picture: picture ?? { id: url, url, name: "" } } as const;
}

/** A page's answer of pictures that were made from words. */
export function readMade(answer: unknown) {
  if (!Array.isArray(answer)) return refused("unreadable-answer", "The page answered no list of pictures.");
  return { kind: "made", pictures: readImages(answer) } as const;
}

interface MadeOptions {
  readonly signal: AbortSignal;
  readonly onMade: (images: unknown) => void;
}

/** Has a page make pictures, and tells of those that are there already. */
export async function collectMade({ signal, onMade }: AiImageWork, make: (options: MadeOptions) => Promise<unknown>) {
  const tell = (images: unknown) => {
    const made = readMade(images);
    if (made.kind === "made") onMade(made.pictures);
  };
  return readMade(await make({ signal, onMade: tell }));
}

/** The ways in which a page changes pictures: all, unless it names some. */
export function readEdits(edits: unknown) {
  return { kind: "edits", edits: aiEdits.filter((known) => !Array.isArray(edits) || edits.includes(known)) } as const;
}

/** A page's answer to a search for free photos. */
export function readPhotos(answer: unknown): StockPage | PortRefusal {
  const { photos, hasMore, source } = isRecord(answer) ? answer : {};
  if (!Array.isArray(photos)) return refused("unreadable-answer", "The page answered no list of photos.");
  const authors = new Map(photos.filter(isRecord).map((photo) => [photo["id"] ?? photo["url"], photo]));
  const { name, url } = isRecord(source) ? source : {};
  return {
    kind: "listed",
    hasMore: hasMore === true,
    photos: readImages(photos).map((picture) => {
      const { authorName, authorUrl } = authors.get(picture.id) ?? {};
      return { ...picture, authorName: typeof authorName === "string" ? authorName : "", authorUrl: webAddress(authorUrl) };
    }),
    ...(typeof name === "string" && { source: { name, url: webAddress(url) } }),
  };
}

/** An address that a link may lead to; empty where it is none. */
function webAddress(value: unknown): string {
  return typeof value === "string" && /^https?:\/\//i.test(value) ? value : "";
}

/** A picture that was made of another one names that; the other one was made of none. */
function readEdit(edit: unknown): Pick<LibraryPicture, "edit"> {
  if (!isRecord(edit)) return {};
  const { original: given, steps } = edit;
  const [original] = isRecord(given) ? readImages([{ ...given, edit: undefined }]) : [];
  return original ? { edit: { original, steps } } : {};
}

function readImages(answer: readonly unknown[]): readonly LibraryPicture[] {
  return answer.flatMap((image) => {
    if (!isRecord(image) || typeof image["url"] !== "string" || image["url"] === "") return [];
    const { url, id, name, thumbnailUrl } = image;
    return [
      {
        id: typeof id === "string" ? id : url,
        url,
        name: typeof name === "string" ? name : "",
        ...(typeof thumbnailUrl === "string" && { thumbnailUrl }),
        ...readNumbers(image),
        ...readEdit(image["edit"]),
      },
    ];
  });
}

function readNumbers(image: Readonly<Record<string, unknown>>): Partial<LibraryPicture> {
  const names = ["widthPx", "heightPx", "sizeBytes"] as const;
  return Object.fromEntries(names.flatMap((name) => (typeof image[name] === "number" && image[name] > 0 ? [[name, image[name]]] : [])));
}
