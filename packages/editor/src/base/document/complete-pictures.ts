import type { CompiledUnit, Compiler, DocumentFrame } from "@mailwright/compiler";
import { completeOwnAddresses } from "@mailwright/document";
import { namePictures } from "./name-pictures.js";

/**
 * The same compiler with the address of the product's own pictures. Documents, and the blocks' compiled HTML, name these pictures without
 * an origin, so a page of another site could not show them. `null`: there is no such address, and words stand in their place.
 */
export function completePictures(compiler: Compiler, origin: string | null | undefined): Compiler {
  if (origin === undefined || origin === "") return compiler;
  const complete = (html: string) => (origin === null ? namePictures(html) : completeOwnAddresses(html, origin));
  // Units and frames keep their identity, because the canvas draws again whatever is another object.
  const units = pairs((unit: CompiledUnit) => completeUnit(unit, complete));
  const frames = pairs((frame: DocumentFrame): DocumentFrame => ({ ...frame, prefix: complete(frame.prefix) }));
  return {
    counters: compiler.counters,
    compileDocument(document, options) {
      const compiled = compiler.compileDocument(document, options);
      const html = complete(compiled.html);
      const sizeBytes = compiled.sizeBytes + byteLength(html) - byteLength(compiled.html);
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
    openRows(document, options) {
      const rows = compiler.openRows(document, options);
      return {
        ...rows,
        frame: frames.of(rows.frame),
        compileRow(row) {
          const unit = rows.compileRow(row);
          return unit && units.of(unit);
        },
        headKind: (unit) => rows.headKind(units.sourceOf(unit)),
        headCss: (shown) => rows.headCss(Array.from(shown, units.sourceOf)),
      };
    },
    // MJML source is read back by an import, so pictures of signs stay pictures.
    toMjml: (document, options) => completeOwnAddresses(compiler.toMjml(document, options), origin ?? ""),
  };
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

// Like the forms of a unit, these are made when they are first asked for.
function completeUnit(unit: CompiledUnit, complete: (html: string) => string): CompiledUnit {
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

/** Remembers what was made of each object. */
function pairs<T extends object>(make: (source: T) => T) {
  const made = new WeakMap<T, T>();
  const sources = new WeakMap<T, T>();
  return {
    of(source: T): T {
      const known = made.get(source) ?? make(source);
      made.set(source, known);
      sources.set(known, source);
      return known;
    },
    sourceOf: (known: T): T => sources.get(known) ?? known,
  };
}
