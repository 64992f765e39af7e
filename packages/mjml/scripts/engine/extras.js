// The components that few emails use: they come when they are needed.
import * as accordion from "mjml-accordion";
import * as carousel from "mjml-carousel";
import hero from "mjml-hero";
import * as navbar from "mjml-navbar";
import * as social from "mjml-social";

export const extraComponents = [hero, ...[accordion, carousel, navbar, social].flatMap((part) => Object.values(part))];
