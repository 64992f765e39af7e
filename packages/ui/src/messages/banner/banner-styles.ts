/// <reference path="../../css-inline.d.ts" />
import banner from "./banner.css?inline";

/** The styles of a banner, which most people never see. */
export const bannerStyles: readonly string[] = [`@layer mw-ui{${banner}}`];
