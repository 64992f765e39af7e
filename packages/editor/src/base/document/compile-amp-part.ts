import type { AmpPart } from "@mailwright/compiler/amp";
import { type EmailDocument, nextTag, type PictureSize, readAttributes } from "@mailwright/document";
import type { TemplateInfo } from "../../ports/template-info.js";
import type { EditorServices } from "../context/editor-services.js";
import { compileOptionsOf } from "./compile-options-of.js";
import { compilerOf } from "./compiler-of.js";

/** A picture that takes longer to load stands in a box of the usual shape. */
const patienceMs = 4000;
const picturesMax = 60;

/** The email's part in AMP. Its code is fetched for it; its pictures, which the canvas has shown already, are asked for their sizes. */
export async function compileAmpPart(
  { compiler, registry }: Pick<EditorServices, "compiler" | "registry">,
  document: EmailDocument,
  info: TemplateInfo,
): Promise<AmpPart> {
  const { compileAmp } = await import("@mailwright/compiler/amp");
  const whole = compilerOf({ compiler });
  const options = compileOptionsOf(info);
  const sizes = await measurePictures(whole.compileDocument(document, options).html);
  return compileAmp(whole, document, registry, { ...options, sizeOf: (address) => sizes.get(address) });
}

async function measurePictures(html: string): Promise<ReadonlyMap<string, PictureSize>> {
  const sizes = new Map<string, PictureSize>();
  const addresses = new Set<string>();
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const src = tag.name === "img" && tag.kind === "open" ? readAttributes(html.slice(tag.start, tag.end)).get("src") : undefined;
    if (src && /^https:\/\//i.test(src) && addresses.size < picturesMax) addresses.add(src.replaceAll("&amp;", "&"));
  }
  await Promise.all(
    [...addresses].map(async (address) => {
      const size = await measure(address);
      if (size) sizes.set(address, size);
    }),
  );
  return sizes;
}

function measure(address: string): Promise<PictureSize | undefined> {
  return new Promise((resolve) => {
    const picture = new Image();
    const timer = setTimeout(() => resolve(undefined), patienceMs);
    const end = (size?: PictureSize) => {
      clearTimeout(timer);
      resolve(size);
    };
    picture.addEventListener("load", () => end({ width: picture.naturalWidth, height: picture.naturalHeight }));
    picture.addEventListener("error", () => end());
    picture.src = address;
  });
}
