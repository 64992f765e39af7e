// The components that few emails use: they come when they are needed.
import accordion from "mjml-accordion";
import carousel from "mjml-carousel";
import hero from "mjml-hero";
import navbar from "mjml-navbar";
import social from "mjml-social";

export const extraComponents = [hero, accordion, carousel, navbar, social].flatMap((part) =>
  typeof part === "function" ? [part] : Object.values(part),
);
