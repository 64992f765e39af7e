import type { Compiler, RowCompiler } from "@mailwright/compiler";
import { wholeCompiler } from "@mailwright/compiler/whole";
import { completePictures } from "./complete-pictures.js";
import { takeApart } from "./complete-rows.js";

const known = new WeakMap<RowCompiler, Compiler>();

/**
 * All of the compiler that the canvas has a part of, with the rows that it has compiled. Code that the first screen needs must import this file
 * when it needs it, as the canvas draws without what it brings.
 */
export function compilerOf({ compiler }: { readonly compiler: RowCompiler }): Compiler {
  const { rows, origin } = takeApart(compiler);
  const whole = known.get(compiler) ?? completePictures(wholeCompiler(rows), origin);
  known.set(compiler, whole);
  return whole;
}
