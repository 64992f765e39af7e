import type { Compile } from "@mailwright/document";
import type { mjmlProps } from "./props.js";

/** Nothing of its own: the compiler writes what was kept (see `restoreNodes`). */
export const compileMjmlBlock: Compile<typeof mjmlProps> = () => [];
