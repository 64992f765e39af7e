import { expect, test } from "vitest";
import { defineDialect } from "./dialect.js";
import { readOurTag } from "./our-tags.js";
import { translateTags } from "./translate-tags.js";

const stars = defineDialect({
  firstName: () => "*|FNAME|*",
  unsubscribe: () => "*|UNSUB|*",
  custom: (name) => `*|${name.toUpperCase()}|*`,
});
const quoted = defineDialect({ hasFallbacks: true, firstName: (fallback) => `[[FIRSTNAME OR "${fallback}"]]`, addsUnsubscribe: true });

const mail = (html: string) => ({ subject: "", preheader: "", html, text: "" });
const translate = (html: string, dialect = stars) => translateTags(mail(html), dialect);

test("our tags arrive as the service writes them, in texts and in addresses", () => {
  const { html, untranslated } = translate('<p>Dear {{ first_name }} of {{city}}, <a href="{{ unsubscribe_url }}">leave</a></p>');
  expect(html).toBe('<p>Dear *|FNAME|* of *|CITY|*, <a href="*|UNSUB|*">leave</a></p>');
  expect(untranslated).toEqual([]);
});

test("subject, preheader and plain text are translated too", () => {
  const given = { subject: "Hi {{first_name}}", preheader: "For {{ first_name }}", html: "<p>{{ first_name }}</p>", text: "" };
  expect(translateTags(given, stars)).toMatchObject({ subject: "Hi *|FNAME|*", preheader: "For *|FNAME|*", text: "*|FNAME|*" });
});

test("the fallback goes along where there is room for it, and is told where there is none", () => {
  const html = "<p>{{ first_name | default: &quot;Fr{ie}nd&quot; }}</p>";
  expect(translate(html, quoted)).toMatchObject({ html: '<p>[[FIRSTNAME OR "Friend"]]</p>', untranslated: [] });
  expect(translate(html).untranslated).toEqual([{ tag: "{{ first_name | default: &quot;Fr{ie}nd&quot; }}", problem: "no-fallback" }]);
});

test("in an attribute the quotes of a tag do not end it", () => {
  expect(translate('<a href="https://a.example/?n={{first_name}}">a</a>', quoted).html).toBe(
    `<a href="https://a.example/?n=[[FIRSTNAME OR '']]">a</a>`,
  );
});

test("where the service has no tag the fallback stands, and a link that would lead nowhere is only its words", () => {
  const { html, text, untranslated } = translate(
    '<p>{{ last_name | default: "you & me" }} <a href="{{ view_url }}" class="x">Look <b>here</b></a> <a href="#">stays</a></p>',
  );
  expect(html).toBe('<p>you &amp; me Look <b>here</b> <a href="#">stays</a></p>');
  expect(text).toContain("you & me");
  expect(untranslated).toEqual([
    { tag: '{{ last_name | default: "you & me" }}', problem: "no-tag" },
    { tag: "{{ view_url }}", problem: "no-tag" },
  ]);
});

test("a service that adds the link to unsubscribe needs none", () => {
  const { html, untranslated } = translate('<a href="{{ unsubscribe_url }}">Unsubscribe</a>', quoted);
  expect(html).toBe("Unsubscribe");
  expect(untranslated).toEqual([{ tag: "{{ unsubscribe_url }}", problem: "added-by-service" }]);
});

test("tags of services stay as they are, byte for byte", () => {
  const html =
    '<p>*|FNAME|* {{ user.firstname }} {{ x | upcase }} [[trackingImage]] <%asm_group%> $[FNAME|a]$</p><a href="http://$UNSUB$">u</a>';
  expect(translate(html)).toMatchObject({ html, untranslated: [] });
});

test("conditions are told where the service has none", () => {
  const html = "<p>{% if vip %}a{% endif %}</p>";
  expect(translate(html)).toMatchObject({ html, untranslated: [{ problem: "no-conditions" }, { problem: "no-conditions" }] });
});

test("Outlook's buttons in conditional comments are translated, style sheets and other attributes are not", () => {
  const html =
    '<style>a{{first_name}}</style><!--[if mso]><v:rect href="{{ unsubscribe_url }}"/><![endif]--><!-- {{first_name}} --><td title="{{first_name}}">';
  expect(translate(html).html).toBe(html.replace("{{ unsubscribe_url }}", "*|UNSUB|*"));
});

test.each([
  ["{{first_name}}", "firstName"],
  ["{{ FirstName }}", "firstName"],
  ["{{ email }}", "email"],
  ["{{ view_in_browser_url }}", "viewOnline"],
  ["{{ city }}", null],
])("%s is one of ours", (tag, known) => {
  expect(readOurTag(tag)?.known).toBe(known);
});

test.each(["{{ a.b }}", "{{{ raw }}}", "{{ a | upcase }}", "{{#each a}}", "{{ a b }}"])("%s is not one of ours", (tag) => {
  expect(readOurTag(tag)).toBeNull();
});
