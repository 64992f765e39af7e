import { gmail } from "../applications/gmail/gmail.js";
import { make } from "../applications/make/make.js";
import { outlook } from "../applications/outlook/outlook.js";
import { webhook } from "../applications/webhook/webhook.js";
import { zapier } from "../applications/zapier/zapier.js";
import type { Destination } from "../declaration/destination.js";
import { blueshift } from "../providers/blueshift/blueshift.js";
import { brevo } from "../providers/brevo/brevo.js";
import { cleverreach } from "../providers/cleverreach/cleverreach.js";
import { constantContact } from "../providers/constant-contact/constant-contact.js";
import { dotdigital } from "../providers/dotdigital/dotdigital.js";
import { ecomail } from "../providers/ecomail/ecomail.js";
import { elasticEmail } from "../providers/elastic-email/elastic-email.js";
import { icontact } from "../providers/icontact/icontact.js";
import { klaviyo } from "../providers/klaviyo/klaviyo.js";
import { mailchimp } from "../providers/mailchimp/mailchimp.js";
import { mailjet } from "../providers/mailjet/mailjet.js";
import { moosend } from "../providers/moosend/moosend.js";
import { onesignal } from "../providers/onesignal/onesignal.js";
import { pabbly } from "../providers/pabbly/pabbly.js";
import { rule } from "../providers/rule/rule.js";
import { selzy } from "../providers/selzy/selzy.js";
import { sendgrid } from "../providers/sendgrid/sendgrid.js";
import { sendpulse } from "../providers/sendpulse/sendpulse.js";
import { sendwithus } from "../providers/sendwithus/sendwithus.js";
import { zohoCampaigns } from "../providers/zoho-campaigns/zoho-campaigns.js";
import { zohoMail } from "../providers/zoho-mail/zoho-mail.js";

/** Ours, in the order in which they are shown. A host hides, reorders and adds by making a list of its own. */
export const destinations: readonly Destination[] = [
  mailchimp,
  mailjet,
  sendgrid,
  blueshift,
  zohoMail,
  zohoCampaigns,
  klaviyo,
  icontact,
  brevo,
  ecomail,
  constantContact,
  dotdigital,
  sendwithus,
  sendpulse,
  rule,
  moosend,
  pabbly,
  selzy,
  cleverreach,
  onesignal,
  elasticEmail,
  gmail,
  outlook,
  webhook,
  zapier,
  make,
];

/** The one whose name stands in the address of an export call. */
export function findDestination(all: readonly Destination[], provider: string): Destination | undefined {
  return all.find((each) => each.provider === provider);
}
