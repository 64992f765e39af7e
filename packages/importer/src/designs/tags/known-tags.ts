/** A way to write merge tags, and what a tag of it is in our words; `undefined` where we have no twin. */
interface TagForm {
  readonly pattern: RegExp;
  readonly ours: (name: string, fallback: string) => string | undefined;
}

/** What providers call the things that we name too, without underscores and case. */
const names: Readonly<Record<string, string>> = {
  fname: "first_name",
  firstname: "first_name",
  lname: "last_name",
  lastname: "last_name",
  email: "email",
  emailaddress: "email",
  unsub: "unsubscribe_url",
  unsubscribe: "unsubscribe_url",
  unsubscribelink: "unsubscribe_url",
  unsubscribeurl: "unsubscribe_url",
  unsublink: "unsubscribe_url",
  unsubcenterurl: "unsubscribe_url",
  archive: "view_url",
  mirror: "view_url",
  permalink: "view_url",
  webversion: "view_url",
  webcopy: "view_url",
  viewemailurl: "view_url",
  viewaspageurl: "view_url",
  viewinbrowser: "view_url",
};

const known = (name: string) => names[name.replace(/[\s_-]/g, "").toLowerCase()];

function write(name: string, fallback = ""): string {
  const told = fallback.replace(/["'{}[\]|<>*$%#@\\]/g, "").trim();
  return told === "" ? `{{ ${name} }}` : `{{ ${name} | default: "${told}" }}`;
}

const only = (name: string, fallback = "") => {
  const ours = known(name);
  return ours === undefined ? undefined : write(ours, fallback);
};

/** Forms that no other template language has, and of curly tags the names that a provider is known by. */
export const knownTags: readonly TagForm[] = [
  // Mailchimp, Mandrill: *|FNAME|*. Logic and system tags have a colon, and stay.
  {
    pattern: /\*\|([A-Z][A-Z0-9_]{0,40})\|\*/g,
    ours: (name) =>
      only(name) ??
      (/^(?:ELSE|END|LIST_|HTML|CURRENT|MC_|REWARDS|FORWARD|UPDATE_PROFILE)/.test(name) ? undefined : write(name.toLowerCase())),
  },
  // ActiveCampaign: %FIRSTNAME%
  { pattern: /%([A-Z][A-Z0-9_]{3,40})%(?!%)/g, ours: (name) => only(name) },
  // Salesforce Marketing Cloud: %%First Name%%
  { pattern: /%%([A-Za-z][\w ]{0,60})%%/g, ours: (name) => only(name) },
  // Campaign Monitor: [firstname,fallback=friend]
  { pattern: /\[(firstname|lastname|email),fallback=([^[\]]{0,60})\]/gi, ours: (name, fallback) => only(name, fallback) },
  // Constant Contact: [[FIRSTNAME OR "friend"]]; Mailjet: [[data:firstname:"friend"]]
  { pattern: /\[\[([A-Z]{3,40})(?:\s+OR\s+"([^"[\]]{0,60})")?\]\]/g, ours: (name, fallback) => only(name, fallback) },
  { pattern: /\[\[data:(\w{1,40}):"([^"[\]]{0,60})"\]\]/g, ours: (name, fallback) => only(name, fallback) ?? write(name, fallback) },
  // MailerLite: {$name}
  { pattern: /\{\$(\w{1,40})\}/g, ours: (name) => only(name === "url" ? "permalink" : name) },
  // HubSpot, Brevo, Klaviyo: {{ contact.firstname }}, {{ contact.FIRSTNAME }}, {{ person.first_name|default:'friend' }}
  {
    pattern:
      /\{\{\s*(?:contact|person|subscriber|recipient|user)\.(\w{1,40})\s*(?:\|\s*default\s*[:(]\s*["']([^"'{}]{0,60})["']\s*\)?\s*)?\}\}/g,
    ours: (name, fallback) => only(name, fallback),
  },
  { pattern: /\{\{\s*(unsubscribe_link|unsubscribe|mirror|view_as_page_url|web_version)\s*\}\}/g, ours: (name) => only(name) },
];
