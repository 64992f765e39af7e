import type { Compile } from "@mailwright/document";
import { compileSeed } from "../../shared/compile-seed.js";
import { cell } from "../../structure/cell/index.js";
import { section } from "../../structure/section/index.js";
import { button } from "../button/index.js";
import { image } from "../image/index.js";
import { text } from "../text/index.js";
import { productRows } from "./product-rows.js";
import type { productsProps } from "./props.js";

const parts = { section, cell, image, text, button };

/** Sections of the blocks that people would build a product of, so that it looks in every client as those do. */
export const compileProducts: Compile<typeof productsProps> = ({ props, settings }) =>
  productRows(props, settings).flatMap((row) => compileSeed(row, parts, settings));
