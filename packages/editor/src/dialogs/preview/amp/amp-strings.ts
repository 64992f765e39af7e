import { defineStrings } from "@mailwright/ui";

export const ampStrings = defineStrings("editor.previewAmp", {
  source: "Source of the AMP part",
  details: "About the AMP part",
  title: "AMP part",
  fits: "Keeps to the rules of AMP for Email: {size} of {sizeMax} KB, {css} of {cssMax} KB of styles.",
  tooLarge: "Not sent: it has {size} KB, and mail programs take {sizeMax} KB.",
  cssTooLarge: "Not sent: its styles have {css} KB, and mail programs take {cssMax} KB.",
  notDrawn: "This is the source. To draw it takes code from Google's servers, which this preview does not fetch.",
  senders: "It is shown only where the sender is registered with Gmail or Yahoo, and the sending tool takes an AMP part.",
  lost: "Not as in the HTML",
  nothingLost: "All that the HTML shows is here.",
  "picture-address": "A picture whose address does not begin with https:// is replaced by its words.",
  "picture-size": "The size of a picture is not known: it stands in a box of three to two.",
  link: "A link into the email or to an app keeps only its words.",
  element: "{detail} is left out.",
  dark: "Dark colours of your own are left out: the mail program darkens the email itself.",
  font: "Web fonts are left out: the font after them is shown.",
  failed: "The AMP part could not be made.",
});
