// The blocks that nearly every email holds, which an editor has at once: one line per block.
export { button } from "../content/button/index.js";
export { divider } from "../content/divider/index.js";
export { heading } from "../content/heading/index.js";
export { image } from "../content/image/index.js";
export { link } from "../content/link/index.js";
export { spacer } from "../content/spacer/index.js";
export { text } from "../content/text/index.js";
export { cell } from "../structure/cell/index.js";
export { root } from "../structure/root/index.js";
export { section } from "../structure/section/index.js";
export { wrapper } from "../structure/wrapper/index.js";
