import type { Compile } from "@mailwright/document";
import type { mjmlRowsProps } from "./props.js";

/** Its sections; the compiler writes the wrapper that was kept around them. */
export const compileMjmlRows: Compile<typeof mjmlRowsProps> = ({ children }) => children;
