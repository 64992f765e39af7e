const beginning = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<svg[\s>])/i;
/** True for what begins like an SVG drawing. */
export const isSvg = (bytes: Buffer) => beginning.test(bytes.subarray(0, 4000).toString("utf8"));
