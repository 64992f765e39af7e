import type { Destination } from "../declaration/destination.js";
import { brevo } from "../providers/brevo/brevo.js";
import { mailjet } from "../providers/mailjet/mailjet.js";
import { sendgrid } from "../providers/sendgrid/sendgrid.js";

/** Ours, in the order in which they are shown. A host hides, reorders and adds by making a list of its own. */
export const destinations: readonly Destination[] = [mailjet, sendgrid, brevo];

/** The one whose name stands in the address of an export call. */
export function findDestination(all: readonly Destination[], provider: string): Destination | undefined {
  return all.find((each) => each.provider === provider);
}
