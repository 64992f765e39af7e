// The other blocks: one line per block. An editor fetches their code when it is idle, or before it opens an email that holds one.
export { code } from "../content/code/index.js";
export { discountCode } from "../content/discount-code/index.js";
export { formDataTable } from "../content/form-data-table/index.js";
export { icon } from "../content/icon/index.js";
export { map } from "../content/map/index.js";
export { menu } from "../content/menu/index.js";
export { mjml } from "../content/mjml/index.js";
export { products } from "../content/products/index.js";
export { qrCode } from "../content/qr-code/index.js";
export { quote } from "../content/quote/index.js";
export { social } from "../content/social/index.js";
export { socialFollow } from "../content/social-follow/index.js";
export { svg } from "../content/svg/index.js";
export { timer } from "../content/timer/index.js";
export { video } from "../content/video/index.js";
export { mjmlRows } from "../structure/mjml-rows/index.js";
