const creates = {
  template: "a template",
  "campaign-draft": "the draft of a campaign",
  "mail-draft": "a draft in the mailbox",
  event: "nothing there: an event, with the email in it",
};
const kinds = { secret: "secret", email: "an email address", url: "an address", headers: "up to four", lists: "lists with segments" };
const tabs = { email: "Email providers", application: "Applications" };

/** docs/destinations.md: every destination, as it is declared. */
export function writeDestinationsDocument(destinations, outlookApp) {
  const untested = destinations.filter(({ probe }) => !probe);
  const parts = [
    "# Destinations",
    "Made from the code by `npm run docs`: change a declaration, not this file. Adding one: [adding a destination](adding-a-destination.md).",
    "**None of these was ever tried against a live account.** They keep to the documents of each service, and to a contract test against a server on the same machine that " +
      "speaks as the documents say: every documented failure, too many calls, silence, cut and unreadable answers. What the documents leave open stands under *Uncertain*. Try each with an account of " +
      "your own before you offer it, and hide the others (`DESTINATIONS`, see [operating](operating.md#settings)).",
    "The body of `POST /api/v2/export/mail/{PROVIDER}/{templateId}` holds what is asked for, by the names here; `authCode` is what the window came back with. What is set in *italics* may be left out.",
    ...Object.entries(tabs).flatMap(([tab, title]) =>
      writeTab(
        title,
        destinations.filter((destination) => destination.tab === tab),
      ),
    ),
    `*Test connection* makes a call that reads something and changes nothing. ${names(untested.filter(({ creates: kind }) => kind === "event"))} have none, because whatever comes to a hook is an event; ${names(untested.filter(({ creates: kind }) => kind !== "event"))} has none, because the documents of the interface that takes the email name no call that reads.`,
    "## Outlook app",
    `No service, but files that Outlook opens as new messages: ${Object.entries(outlookApp.files)
      .map(([extension, { system }]) => `\`.${extension}\` on ${system}`)
      .join(", ")}. Fallbacks stand where merge tags were. Never opened in a real Outlook by us.`,
    "## Merge tags that arrive",
    'Ours, `{{ first_name }}` with or without `| default: "friend"`, are written as each service has them. Where there is no tag the fallback stands in its place, or nothing; a link without one is listed before the email ' +
      "is sent. Tags of the service itself are left as they are. *Others* is our tag `{{ city }}`.",
    table(
      ["", "First name", "Last name", "Email", "Unsubscribe", "View online", "Others", "Fallbacks", "Conditions"],
      destinations.filter(({ mergeTags }) => mergeTags !== null).flatMap((each) => [writeTags(each), ...writeOtherTags(each)]),
    ),
    `${names(destinations.filter(({ mergeTags }) => mergeTags === null))} get the email with our own tags.`,
    "## Who writes List-Unsubscribe",
    "Gmail and Yahoo ask whoever sends in bulk for the header `List-Unsubscribe` with one click (RFC 8058), and mail programs make a button of it. It is no part of an email's HTML: who sends writes it. The export says " +
      "which of these it is.",
    `- **The service itself**, by its own documents: ${writeSources(destinations.filter(({ unsubscribeHeader }) => unsubscribeHeader.by === "service"))}.`,
    `- **The sender**: ${names(destinations.filter(({ unsubscribeHeader }) => unsubscribeHeader.by === "sender"))}. A draft in a mailbox, or a program of one's own, has none before somebody writes it.`,
    `- **Not documented where we looked**: ${names(destinations.filter(({ unsubscribeHeader }) => unsubscribeHeader.by === "unknown"))}.`,
    "Test mails of the reference server have it where the email holds a link to unsubscribe with an `https://` address of its own. They never say that one click is enough (`List-Unsubscribe-Post`): the server does not " +
      "know whether that address takes a call without a page, and a merge tag is filled in by nobody.",
    "## AMP",
    `A part in AMP (\`ampPart\` of the general settings) goes to ${names(destinations.filter(({ takesAmp }) => takesAmp))}. The interfaces of the others have no field for it, as far as their documents say; Gmail and Outlook send none from drafts.`,
    "## Uncertain",
    ...destinations.filter(({ uncertain }) => uncertain.length > 0).map(({ name, uncertain }) => `- **${name}**: ${uncertain.join("; ")}.`),
  ];
  return `${parts.join("\n\n").replaceAll(/(\n- .*)\n(?=\n- )/g, "$1")}\n`;
}

const writeSources = (list) => list.map(({ name, unsubscribeHeader }) => `[${name}](${unsubscribeHeader.source})`).join(", ");

const names = (list) => list.map(({ name }) => name).join(", ");

function writeTab(title, list) {
  const head = ["Name", "`PROVIDER`", "Makes", "Asks for", "Sent again", "*Test connection*", "Limits and conditions"];
  const rows = list.map((destination) => [
    destination.name,
    `\`${destination.provider}\``,
    creates[destination.creates],
    writeAsked(destination),
    destination.update ? "changes it" : "makes another",
    destination.probe ? "yes" : "–",
    writeLimits(destination) || "–",
  ]);
  return [`## ${title}`, table(head, rows)];
}

function writeAsked({ fields, authorization }) {
  const asked = Object.entries(fields).map(([name, { kind, isRequired, options }]) => {
    const about = kind === "choice" || kind === "choices" ? options.map(({ value }) => `\`${value}\``).join(" ") : kinds[kind];
    const shown = isRequired ? `\`${name}\`` : `*\`${name}\`*`;
    return about ? `${shown} (${about})` : shown;
  });
  return [...(authorization.kind === "code" ? ["a window (`authCode`)"] : []), ...asked].join(", ");
}

function writeLimits({ limits, wants, fetchesHtml, refusesNames }) {
  const { nameLengthMax, subjectLengthMax, htmlLengthMax, htmlBytesMax } = limits;
  const number = (value) => value.toLocaleString("en");
  return [
    ...(nameLengthMax ? [`names are cut to ${number(nameLengthMax)} characters`] : []),
    ...(subjectLengthMax ? [`subjects to ${number(subjectLengthMax)}`] : []),
    ...(htmlLengthMax ? [`${number(htmlLengthMax)} characters of HTML`] : []),
    ...(htmlBytesMax ? [`${number(htmlBytesMax)} bytes of HTML`] : []),
    ...(fetchesHtml
      ? [
          `${fetchesHtml === true ? "" : "where the account does not take it: "}fetches the email from an address that is good for an hour, so the server must be public`,
        ]
      : []),
    ...(refusesNames ? ["a name that is taken gets the time behind it"] : []),
    ...wants.map(({ words, values: { tag = "" } = {} }) => (tag === "" ? words : words.replace(tag, () => code(tag)))),
  ].join("; ");
}

/** A line for each choice of its form that alone makes it write in another way. */
function writeOtherTags({ name, fields, mergeTags, tagsFor }) {
  if (!tagsFor) return [];
  const choices = Object.entries(fields).flatMap(([field, { options = [] }]) => options.map(({ value }) => [field, value]));
  return choices.flatMap(([field, value]) => {
    const tags = tagsFor({ [field]: [value] });
    return tags === mergeTags ? [] : [writeTags({ name: `${name}, ${value} alone`, mergeTags: tags })];
  });
}

function writeTags({ name, mergeTags: tags }) {
  const cell = (tag) => (tag === null ? "–" : code(tag));
  const unsubscribe = tags.unsubscribe();
  return [
    name,
    cell(tags.firstName("")),
    cell(tags.lastName("")),
    cell(tags.email()),
    unsubscribe === null && tags.addsUnsubscribe ? "added by the service" : cell(unsubscribe),
    cell(tags.viewOnline()),
    cell(tags.custom("city", "")),
    tags.hasFallbacks ? "yes" : "–",
    tags.hasConditions ? "yes" : "–",
  ];
}

// A pipe ends the cell of a table even inside of code.
const code = (text) => `\`${text.replaceAll("|", "\\|")}\``;

const table = (head, rows) => [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
