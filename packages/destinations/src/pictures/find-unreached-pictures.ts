import { completeOwnAddress, decodeEntities, forgetLocalOrigins, tokenizeMarkup } from "@mailwright/document";
import { cssPictures } from "./css-pictures.js";
import { type PictureFault, pictureFault } from "./picture-fault.js";

/** A picture that those who get the email do not see, and why. */
export interface UnreachedPicture {
  /** As it stands in the email. */
  readonly address: string;
  readonly fault: PictureFault;
}

/** Who holds the product's own pictures (`/starter/…`, public assets), which emails name without an origin. */
export interface PictureHolder {
  /** Does a server write its origin before them when it hands the email over? */
  readonly completesOwn: boolean;
  /** The origin of a server that the internet does not reach; left out where it does. */
  readonly privateOrigin?: string | undefined;
  /** Under which origin the email names own pictures while it is edited; it is no part of what is handed over. */
  readonly shownOrigin?: string | undefined;
}

/** Pictures of an email that nobody outside can fetch, each once, in the order of the email. Merge tags are taken for good addresses. */
export function findUnreachedPictures(html: string, holder: PictureHolder): readonly UnreachedPicture[] {
  const found = new Map<string, UnreachedPicture>();
  for (const address of pictureAddresses(html)) {
    const fault = found.has(address) ? null : judge(address, holder);
    if (fault) found.set(address, { address, fault });
  }
  return [...found.values()];
}

function judge(address: string, { completesOwn, privateOrigin, shownOrigin }: PictureHolder): PictureFault | null {
  const isShown = shownOrigin !== undefined && address.startsWith(`${shownOrigin}/`);
  const path = isShown ? address.slice(shownOrigin.length) : forgetLocalOrigins(address);
  if (completesOwn && isOwn(path)) return privateOrigin === undefined ? null : "server";
  if (privateOrigin !== undefined && address.startsWith(`${privateOrigin}/`)) return "server";
  return pictureFault(address);
}

const isOwn = (address: string) => address.startsWith("/") && completeOwnAddress(address, "https://own.example") !== address;

const conditional = /^<!--\[if [^\]]*\]>([\s\S]*)<!\[endif\]-->$/i;

function* pictureAddresses(html: string): Generator<string> {
  for (const token of tokenizeMarkup(html)) {
    if (token.kind === "style") yield* cssPictures(token.text);
    // Outlook has pictures of its own, in conditional comments.
    else if (token.kind === "comment") yield* pictureAddresses(conditional.exec(token.text)?.[1] ?? "");
    else if (token.kind === "open") yield* addressesOf(token.tag, token.attributes);
  }
}

const sourced = /^(?:img|input|v:(?:fill|image|imagedata))$/;

function* addressesOf(tag: string, attributes: ReadonlyMap<string, string>): Generator<string> {
  const names = ["background", "poster", ...(sourced.test(tag) ? ["src"] : [])];
  for (const name of names) {
    const address = decodeEntities(attributes.get(name) ?? "").trim();
    if (address !== "") yield address;
  }
  if (tag === "img" || tag === "source") yield* sourceSet(decodeEntities(attributes.get("srcset") ?? ""));
  yield* cssPictures(decodeEntities(attributes.get("style") ?? ""));
}

/** `a.png 1x, b.png 2x`: an address may hold commas, so that only one before a space parts. */
const sourceSet = (list: string) =>
  list.split(/,\s+/).flatMap((candidate) => {
    const [address = ""] = candidate.trim().split(/\s/);
    return address === "" ? [] : [address];
  });
