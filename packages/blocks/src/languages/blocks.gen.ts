// Written by `npm run docs` from the folders of the blocks.
import type { BlockStrings } from "@mailwright/document";
import { accordionGerman } from "../content/accordion/german.js";
import { buttonGerman } from "../content/button/german.js";
import { carouselGerman } from "../content/carousel/german.js";
import { codeGerman } from "../content/code/german.js";
import { discountCodeGerman } from "../content/discount-code/german.js";
import { dividerGerman } from "../content/divider/german.js";
import { eventGerman } from "../content/event/german.js";
import { formDataTableGerman } from "../content/form-data-table/german.js";
import { headingGerman } from "../content/heading/german.js";
import { iconGerman } from "../content/icon/german.js";
import { imageGerman } from "../content/image/german.js";
import { linkGerman } from "../content/link/german.js";
import { mapGerman } from "../content/map/german.js";
import { menuGerman } from "../content/menu/german.js";
import { mjmlGerman } from "../content/mjml/german.js";
import { productsGerman } from "../content/products/german.js";
import { progressGerman } from "../content/progress/german.js";
import { qrCodeGerman } from "../content/qr-code/german.js";
import { quoteGerman } from "../content/quote/german.js";
import { ratingGerman } from "../content/rating/german.js";
import { socialGerman } from "../content/social/german.js";
import { socialFollowGerman } from "../content/social-follow/german.js";
import { spacerGerman } from "../content/spacer/german.js";
import { svgGerman } from "../content/svg/german.js";
import { textGerman } from "../content/text/german.js";
import { timerGerman } from "../content/timer/german.js";
import { videoGerman } from "../content/video/german.js";
import { cellGerman } from "../structure/cell/german.js";
import { mjmlRowsGerman } from "../structure/mjml-rows/german.js";
import { rootGerman } from "../structure/root/german.js";
import { sectionGerman } from "../structure/section/german.js";
import { wrapperGerman } from "../structure/wrapper/german.js";

/** The German of each block, by its type. */
export const germanOfBlocks: Readonly<Record<string, BlockStrings>> = {
  "accordion": accordionGerman,
  "button": buttonGerman,
  "carousel": carouselGerman,
  "code": codeGerman,
  "discount-code": discountCodeGerman,
  "divider": dividerGerman,
  "event": eventGerman,
  "form-data-table": formDataTableGerman,
  "heading": headingGerman,
  "icon": iconGerman,
  "image": imageGerman,
  "link": linkGerman,
  "map": mapGerman,
  "menu": menuGerman,
  "mjml": mjmlGerman,
  "products": productsGerman,
  "progress": progressGerman,
  "qr-code": qrCodeGerman,
  "quote": quoteGerman,
  "rating": ratingGerman,
  "social": socialGerman,
  "social-follow": socialFollowGerman,
  "spacer": spacerGerman,
  "svg": svgGerman,
  "text": textGerman,
  "timer": timerGerman,
  "video": videoGerman,
  "cell": cellGerman,
  "mjml-rows": mjmlRowsGerman,
  "root": rootGerman,
  "section": sectionGerman,
  "wrapper": wrapperGerman,
};
