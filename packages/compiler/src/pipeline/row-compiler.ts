import type { BlockRegistry } from "@mailwright/document";
import type { DocumentRows, RowCompiler } from "../contracts/compiler-contract.js";
import { liquidLogic, type TemplateLogic } from "../rows/block-rules.js";
import { type CompilerStrings, compilerStrings } from "../rows/strings.js";
import { openRows } from "./open-rows.js";
import { createPipeline, type Pipeline } from "./pipeline.js";

/** What a host may change about a compiler. */
export interface CompilerOptions {
  readonly strings?: CompilerStrings;
  /** How conditions and repetitions are written. Absent: in Liquid. */
  readonly logic?: TemplateLogic;
}

const pipelines = new WeakMap<RowCompiler, Pipeline>();

/**
 * Makes what a canvas needs of a compiler, which is a good part less code than all of it: rows, and what stands around them. `wholeCompiler`
 * makes the rest of the same, with what is compiled already.
 */
export function createRowCompiler(
  registry: BlockRegistry,
  { strings = compilerStrings, logic = liquidLogic }: CompilerOptions = {},
): RowCompiler {
  const pipeline = createPipeline(registry, strings, logic);
  const compiler: RowCompiler = {
    openRows: (document, options = {}): DocumentRows => openRows(pipeline, document, options),
    counters: pipeline.counters,
  };
  pipelines.set(compiler, pipeline);
  return compiler;
}

/** The steps that a row compiler works with. Throws for one that `createRowCompiler` did not make. */
export function pipelineOf(compiler: RowCompiler): Pipeline {
  const pipeline = pipelines.get(compiler);
  if (!pipeline) throw new Error("This row compiler was not made by createRowCompiler");
  return pipeline;
}
