import type { CompiledUnit, Compiler } from "@mailwright/compiler";
import { completeOwnAddresses, utf8Length } from "@mailwright/document";
import { type Complete, completeOpened, completerOf, framesOf, type PicturesOrigin, pairs } from "./complete-rows.js";

/** All of a compiler with the address of the product's own pictures, as `completeRows` does it for a canvas. */
export function completePictures(compiler: Compiler, origin: PicturesOrigin): Compiler {
  if (origin === undefined || origin === "") return compiler;
  const complete = completerOf(origin);
  const units = pairs((unit: CompiledUnit) => completeUnit(unit, complete));
  const frames = framesOf(complete);
  return {
    counters: compiler.counters,
    openRows: (document, options) => completeOpened(compiler.openRows(document, options), units, frames),
    prepareRows: (document, options) => compiler.prepareRows(document, options),
    compileDocument(document, options) {
      const compiled = compiler.compileDocument(document, options);
      const html = complete(compiled.html);
      const sizeBytes = compiled.sizeBytes + utf8Length(html) - utf8Length(compiled.html);
      const { text, css, warnings } = compiled;
      return {
        html,
        text,
        css,
        warnings,
        sizeBytes,
        get sizeByBlock() {
          return compiled.sizeByBlock;
        },
      };
    },
    parts(document, options) {
      const parts = compiler.parts(document, options);
      return { ...parts, frame: frames.of(parts.frame), units: parts.units.map(units.of) };
    },
    // MJML source is read back by an import, so pictures of signs stay pictures.
    toMjml: (document, options) => completeOwnAddresses(compiler.toMjml(document, options), origin ?? ""),
  };
}

function completeUnit(unit: CompiledUnit, complete: Complete): CompiledUnit {
  return {
    id: unit.id,
    get canvasHtml() {
      return complete(unit.canvasHtml);
    },
    get html() {
      return complete(unit.html);
    },
  };
}
