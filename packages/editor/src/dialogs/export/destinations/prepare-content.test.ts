import { blockRegistry } from "@mailwright/blocks";
import { createCompiler } from "@mailwright/compiler";
import { type Choices, destinations, findDestination } from "@mailwright/destinations";
import { aDocument, anImage, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { draftInfo } from "../../../testing/memory-ports.js";
import { prepareContent } from "./prepare-content.js";

const document = aDocument([
  aSection(
    aText({ text: '<p>Hello {{ first_name | default: "friend" }} {{ shoe_size }}</p>' }),
    anImage({ src: "/api/v2/assets/public/1/kettle.png", alt: "" }),
    anImage({ src: "/api/v2/assets/public/1/kettle.png", alt: "" }),
    anImage({ src: "https://pictures.example/pot.png", alt: "" }),
  ),
]);

function prepare(provider: string, privateOrigin?: string, choices?: Choices) {
  const destination = findDestination(destinations, provider);
  if (!destination) throw new Error(provider);
  const compiler = createCompiler(blockRegistry);
  return prepareContent(destination, { compiler, document, info: draftInfo, choices, holder: { completesOwn: true, privateOrigin } });
}

test("the email is in the words of the destination, and what is lost is listed", () => {
  const { content, untranslated } = prepare("SENDPULSE");
  expect(content.html).toContain("Hello {{name}}");
  expect(content.subject).toBe("Spring sale");
  expect(untranslated).toContainEqual({ tag: '{{ first_name | default: "friend" }}', problem: "no-fallback" });
});

test("where the tags depend on what is chosen, the email is written for that", () => {
  expect(prepare("MAILJET").content.html).toContain('Hello [[data:firstname:"friend"]]');
  expect(prepare("MAILJET", undefined, { purposes: ["transactional"] }).content.html).toContain('Hello {{data:firstname:"friend"}}');
});

test("a destination that reads no emails gets our tags as they are", () => {
  const { content, untranslated } = prepare("WEBHOOK");
  expect(content.html).toContain("{{ shoe_size }}");
  expect(untranslated).toEqual([]);
});

test("each picture that nobody outside sees is named once", () => {
  expect(prepare("SENDGRID", "https://mail.internal").unreached).toEqual([
    { address: "/api/v2/assets/public/1/kettle.png", fault: "server" },
  ]);
  expect(prepare("SENDGRID").unreached).toEqual([]);
});

test("what a service asks for later is told, and keeps nobody from exporting", () => {
  expect(prepare("MAILCHIMP").problems).toMatchObject([{ code: "own-unsubscribe", values: { tag: "*|UNSUB|*" }, isAdvice: true }]);
});

test("a service that fetches the email needs a server that it reaches", () => {
  expect(prepare("MOOSEND", "https://mail.internal").problems).toMatchObject([{ code: "no-public-address" }]);
  expect(prepare("MOOSEND").problems).toEqual([]);
});
