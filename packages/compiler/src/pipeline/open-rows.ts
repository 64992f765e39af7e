import type { EmailDocument } from "@mailwright/document";
import { mergeHeadStyles } from "@mailwright/mjml";
import type { CompileOptions } from "../contracts/compile-options.js";
import type { DocumentRows } from "../contracts/compiler-contract.js";
import { type HeadNeeds, mergeHeadNeeds } from "../nodes/head-needs.js";
import { mergeRules } from "../overrides/override-rules.js";
import type { Unit } from "../units/unit.js";
import type { Pipeline } from "./pipeline.js";

interface Drawn {
  readonly unit: Unit;
  readonly needs: HeadNeeds;
  /** Units of the same kind need the same in the head. An email has few kinds, because most rows share a handful of column widths. */
  readonly kind: string | Unit;
}

/** What each unit needs in the head. A canvas may still show the unit of an older row, so this is kept by unit and not by row. */
const drawn = new WeakMap<Unit, Drawn>();

/** Opens a document without compiling a row. */
export function openRows(pipeline: Pipeline, document: EmailDocument, options: CompileOptions): DocumentRows<Unit> {
  const opened = pipeline.openDocument(document);
  const surroundingsOf = (shown: readonly Drawn[]) =>
    pipeline.writeSurroundings(opened, options, {
      needs: mergeHeadNeeds(shown.map(({ needs }) => needs)),
      styles: mergeHeadStyles(shown.map(({ unit }) => unit.styles)),
      rules: mergeRules(shown.map(({ unit }) => unit.rules)),
    });
  return {
    frame: surroundingsOf([]).frame,
    rows: opened.plan.rows,
    parent: opened.plan.parent,
    compileRow(block) {
      const [row] = pipeline.compileRows(opened, [block]);
      const [found] = row ? pipeline.renderRows(opened, [row], options.asSent ? "sent" : "shown") : [];
      if (!found || (options.asSent && found.unit.failure !== undefined)) return undefined;
      if (!drawn.has(found.unit)) drawn.set(found.unit, describe(found.unit, found.row.headNeeds));
      return found.unit;
    },
    headKind: (unit) => drawn.get(unit)?.kind,
    headCss(units) {
      const kinds = new Map<string | Unit, Drawn>();
      for (const unit of units) {
        const shown = drawn.get(unit);
        if (shown && !kinds.has(shown.kind)) kinds.set(shown.kind, shown);
      }
      return surroundingsOf([...kinds.values()]).headCss;
    },
  };
}

function describe(unit: Unit, needs: HeadNeeds): Drawn {
  const { mediaQueries, headStyle, componentsHeadStyle } = unit.styles;
  // Some MJML components, such as `mj-carousel`, write styles for each instance, so such a unit is a kind of its own.
  const kind = componentsHeadStyle.length > 0 ? unit : JSON.stringify([mediaQueries, Object.keys(headStyle), needs, unit.rules]);
  return { unit, needs, kind };
}
