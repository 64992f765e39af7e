import type { Compile } from "@mailwright/document";
import type { rootProps } from "./props.js";

/** The root adds nothing around the page wrapper: the compiler writes the body from General settings. */
export const compileRoot: Compile<typeof rootProps> = ({ children }) => children;
