import { copyMark, css, edges, element, hidingClass, mj, px } from "@mailwright/compiler";
import { type Block, type Compile, linkAddress, panel } from "@mailwright/document";
import { outlookWidth } from "./outlook-width.js";
import type { carouselProps } from "./props.js";
import { type CarouselPicture, type CarouselValues, shownPictures } from "./shown-pictures.js";
import { turningCss } from "./turning-css.js";

export const carouselPanel = panel<typeof carouselProps>([
  { tab: "quick", fields: ["pictures", "thumbnails", "fallback", "width", "align"] },
  { tab: "settings", fields: ["inbox", "hideElement"] },
  { tab: "style", fields: ["radius", "color", "padding"] },
]);

export const carouselIcon = [
  "M6 6.5A1.5 1.5 0 0 1 7.5 5h9A1.5 1.5 0 0 1 18 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 13.5z",
  "M3 7.5v5",
  "M21 7.5v5",
  "M8.5 19h.01",
  "M12 19h.01",
  "M15.5 19h.01",
];

/**
 * Pictures that the reader turns by radio buttons: no script, no `mj-carousel`. That one writes a random id into each email, needs code that
 * an editor loads for nothing else, and can show the first picture only where `:checked` is not known.
 */
export const compileCarousel: Compile<typeof carouselProps> = ({ props, settings, block, parent }) => {
  const pictures = shownPictures(props);
  if (pictures.length === 0) return mj("mj-spacer", { "css-class": hidingClass(props.hideElement), height: px(0) });
  const scope = scopeOf(block);
  const turns = pictures.length > 1;
  const slides = slidesOf(pictures, props, outlookWidth(props, settings, parent));
  const frame = css({ display: "table", "table-layout": "fixed", width: "100%", "text-align": "center" });
  const inside = element(
    "div",
    { style: frame },
    turns ? dotsOf(pictures, props, scope) + slides + thumbsOf(pictures, props, scope) : slides,
  );
  const node = mj(
    "mj-text",
    {
      align: props.align,
      "css-class": [scope, hidingClass(props.hideElement)].filter(Boolean).join(" "),
      padding: edges(props.padding),
    },
    element("div", { style: css({ "max-width": px(props.width), margin: marginOf(props.align) }) }, inside),
  );
  return turns ? { ...node, headCss: turningCss(scope, pictures.length) } : node;
};

/** Radio buttons of two carousels, and the rules of their pictures, must not meet: both have the block's name. */
function scopeOf({ id }: Block): string {
  return `mw-own-${id.replace(/[^\w-]/g, "")}`;
}

/** Radio buttons of two copies of a repeated carousel must not meet either. The rules look only at what stands beside a button. */
function groupOf(scope: string): string {
  return scope + copyMark;
}

function marginOf(align: CarouselValues["align"]): string {
  return { left: "0 auto 0 0", center: "0 auto", right: "0 0 0 auto" }[align];
}

/** What Outlook for Windows does not read: it knows neither `:checked` nor radio buttons. */
function notInOutlook(html: string): string {
  return `<!--[if !mso]><!-->${html}<!--<![endif]-->`;
}

function slidesOf(pictures: readonly CarouselPicture[], props: CarouselValues, widthPx: number): string {
  const slides = pictures.map((picture, index) => {
    const isExtra = index > 0 && props.fallback === "first";
    const style = css({
      display: isExtra && "none",
      "mso-hide": isExtra && "all",
      "padding-top": index > 0 && props.fallback === "all" && px(8),
    });
    const slide = element("div", { class: `mw-slide mw-slide-${index + 1}`, style }, linked(picture, pictureOf(picture, props, widthPx)));
    return isExtra ? notInOutlook(slide) : slide;
  });
  return element("div", { class: "mw-slides" }, slides.join(""));
}

function pictureOf({ src, alt }: CarouselPicture, { width, radius }: CarouselValues, widthPx: number): string {
  const style = css({
    display: "block",
    width: "100%",
    "max-width": px(width),
    height: "auto",
    border: 0,
    "border-radius": radius > 0 && px(radius),
  });
  return element("img", { src, alt, width: widthPx, style });
}

function linked({ link }: CarouselPicture, picture: string): string {
  const href = linkAddress(link);
  if (href === "") return picture;
  return element("a", { href, target: link.target ?? "_blank", title: link.title, style: css({ "text-decoration": "none" }) }, picture);
}

/** A box that is always ticked says that `:checked` is known; the dots then say which picture is turned to. */
function dotsOf(pictures: readonly CarouselPicture[], { color }: CarouselValues, scope: string): string {
  const hidden = css({ display: "none", "mso-hide": "all" });
  const can = element("input", { type: "checkbox", class: "mw-can", checked: "checked", style: hidden });
  const look = css({
    display: "none",
    "mso-hide": "all",
    "-webkit-appearance": "none",
    color,
    width: px(12),
    height: px(12),
    margin: "10px 5px 2px",
    border: "1px solid",
    "border-radius": px(6),
    cursor: "pointer",
  });
  const dots = pictures.map(({ alt }, index) =>
    element("input", {
      type: "radio",
      class: `mw-turn mw-turn-${index + 1}`,
      name: groupOf(scope),
      id: `${groupOf(scope)}-${index + 1}`,
      checked: index === 0 && "checked",
      "aria-label": `${index + 1}/${pictures.length} ${alt}`.trim(),
      style: look,
    }),
  );
  return notInOutlook(can + dots.join(""));
}

function thumbsOf(pictures: readonly CarouselPicture[], { thumbnails, color, radius }: CarouselValues, scope: string): string {
  if (!thumbnails) return "";
  const look = css({
    display: "inline-block",
    width: px(64),
    margin: px(4),
    border: "2px solid transparent",
    "border-radius": radius > 0 && px(Math.min(radius, 8)),
    color,
    "vertical-align": "middle",
    cursor: "pointer",
  });
  const picture = css({
    display: "block",
    width: "100%",
    height: "auto",
    border: 0,
    "border-radius": radius > 0 && px(Math.min(radius, 6)),
  });
  const thumbs = pictures.map(({ src }, index) =>
    element(
      "label",
      { for: `${groupOf(scope)}-${index + 1}`, class: `mw-thumb-${index + 1}`, style: look },
      // The dot says what the picture shows. A second time would only be noise.
      element("img", { src, alt: " ", width: 64, style: picture }),
    ),
  );
  return notInOutlook(element("div", { class: "mw-thumbs", style: css({ display: "none", "mso-hide": "all" }) }, thumbs.join("")));
}
