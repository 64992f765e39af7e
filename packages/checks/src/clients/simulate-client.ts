import { answerOutlookComments } from "../client-support/outlook-comments.js";
import { replacedFonts } from "../word/word-fonts.js";
import { drawVml } from "./draw-vml.js";
import { invertColorsIn } from "./invert-colors.js";
import { createLossBook, type Loss } from "./losses.js";
import type { DarkTreatment, MailClient } from "./mail-client.js";
import { rewriteMarkup } from "./rewrite-markup.js";
import { supportOfClient } from "./support-of-client.js";

/** In which light, and with pictures or without. */
export interface SimulationOptions {
  readonly scheme: "light" | "dark";
  readonly pictures: "shown" | "blocked";
}

/** What a reader sees in the dark: the email's own dark colours, or what the client makes of it. */
export type DarkOutcome = "authored" | DarkTreatment;

/** An email as a mail client would show it, by what is documented of the client. */
export interface SimulatedEmail {
  /** Foreign markup all the same: to be shown only where no script runs. */
  readonly html: string;
  /** Does `prefers-color-scheme: dark` hold? A client that leaves the email alone in the dark shows it in the light. */
  readonly isDark: boolean;
  /** What would be seen in the dark, whatever the light is now. */
  readonly inTheDark: DarkOutcome;
  readonly losses: readonly Loss[];
}

/**
 * Shows an email as a client does: without what the client takes away, with the client's own font where the email names none, inverted in the
 * dark. Pure and quick, and no screenshot: how a client lays out what it kept is not simulated.
 */
export function simulateClient(html: string, client: MailClient, { scheme, pictures }: SimulationOptions): SimulatedEmail {
  const support = supportOfClient(client.supportId);
  const inTheDark = darkOutcomeOf(html, client);
  const isDark = scheme === "dark" && inTheDark !== "none";
  const treatment = isDark && inTheDark !== "authored" ? inTheDark : "none";
  const losses = createLossBook();
  const answered = answerOutlookComments(html, client.isWord);
  const read = rewriteMarkup(client.isWord ? drawVml(answered) : answered, {
    client,
    support,
    losses,
    treatment,
    arePicturesBlocked: pictures === "blocked",
    replacedFonts: client.isWord ? replacedFonts(answered) : none,
  });
  return { html: withDefaults(read, client, isDark ? inTheDark : "none"), isDark, inTheDark, losses: losses.list() };
}

const none: ReadonlySet<string> = new Set();

/** The email's own dark colours are seen where it has some and the client asks for them. */
function darkOutcomeOf(html: string, { supportId, dark }: MailClient): DarkOutcome {
  const support = supportOfClient(supportId);
  const asks = ["html-style", "css-at-media", "css-at-media-prefers-color-scheme"].every((slug) => support.of(slug) !== "none");
  return asks && /prefers-color-scheme\s*:\s*dark/i.test(html) ? "authored" : dark;
}

/** What the client shows where the email says nothing stands before everything that the email says. */
function withDefaults(html: string, { look }: MailClient, outcome: DarkOutcome): string {
  const ground = outcome === "none" || outcome === "authored" ? undefined : outcome;
  const colors = ground
    ? `background-color:${invertColorsIn("#ffffff", "ground", ground)};color:${invertColorsIn("#000000", "ink", ground)};`
    : "";
  const link = ground ? invertColorsIn(look.linkColor, "ink", ground) : look.linkColor;
  const sheet = `<style>body{${colors}font-family:${look.fontFamily};font-size:${look.fontSizePx}px}a{color:${link}}</style>`;
  const head = /<head\b[^>]*>/i.exec(html);
  return head ? html.slice(0, head.index + head[0].length) + sheet + html.slice(head.index + head[0].length) : sheet + html;
}
