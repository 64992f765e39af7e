import type { Destination } from "../declaration/destination.js";
import { blueshift } from "../providers/blueshift/blueshift.js";
import { brevo } from "../providers/brevo/brevo.js";
import { dotdigital } from "../providers/dotdigital/dotdigital.js";
import { ecomail } from "../providers/ecomail/ecomail.js";
import { elasticEmail } from "../providers/elastic-email/elastic-email.js";
import { icontact } from "../providers/icontact/icontact.js";
import { klaviyo } from "../providers/klaviyo/klaviyo.js";
import { mailjet } from "../providers/mailjet/mailjet.js";
import { moosend } from "../providers/moosend/moosend.js";
import { onesignal } from "../providers/onesignal/onesignal.js";
import { pabbly } from "../providers/pabbly/pabbly.js";
import { rule } from "../providers/rule/rule.js";
import { selzy } from "../providers/selzy/selzy.js";
import { sendgrid } from "../providers/sendgrid/sendgrid.js";
import { sendpulse } from "../providers/sendpulse/sendpulse.js";
import { sendwithus } from "../providers/sendwithus/sendwithus.js";

/** Ours, in the order in which they are shown. A host hides, reorders and adds by making a list of its own. */
export const destinations: readonly Destination[] = [
  mailjet,
  sendgrid,
  blueshift,
  klaviyo,
  icontact,
  brevo,
  ecomail,
  dotdigital,
  sendwithus,
  sendpulse,
  rule,
  moosend,
  pabbly,
  selzy,
  onesignal,
  elasticEmail,
];

/** The one whose name stands in the address of an export call. */
export function findDestination(all: readonly Destination[], provider: string): Destination | undefined {
  return all.find((each) => each.provider === provider);
}
