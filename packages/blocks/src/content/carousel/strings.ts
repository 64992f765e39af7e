import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { carouselProps } from "./props.js";

export const carouselStrings = {
  name: "Carousel",
  keywords: "slider slideshow gallery pictures photos turn swipe",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    pictures: "Pictures",
    thumbnails: "Show thumbnails",
    fallback: "Gmail and Outlook cannot turn it, and show",
    inbox: "Cards in Gmail's promotions",
    width: "Width",
    align: "Alignment",
    radius: "Corner radius",
    color: "Colour of the dots",
  },
  options: {
    fallback: { first: "The first picture only", all: "All pictures, one below another" },
    align: sideWords,
    hideElement: hidingWords,
  },
  hints: { fallback: "With an AMP part (General settings) it turns in Gmail and Yahoo too, for senders who are registered there." },
  items: { pictures: { name: "Picture", add: "Add a picture", props: { src: "Picture", alt: "Alternative text", link: "Link" } } },
  faults: {
    cardNoPicture: "A card needs a picture with its whole address. Those without one are left out of the inbox.",
    cardNoLink: "A card needs a link. Pictures without one are left out of the inbox.",
    cardTwice: "Gmail shows each picture once: the second card with the same one is left out.",
    missing: "Choose the pictures. Those that are missing are left out of the email.",
    noAlt: "Say what each picture shows, for those who do not see it.",
    alone: "A carousel turns from two pictures on. Add another.",
  },
} satisfies BlockStrings<typeof carouselProps>;
