import { blockRegistry, blueprint } from "@mailwright/blocks";
import { plantStarter, starterDocuments, systemModules } from "@mailwright/blocks/starters";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { loadClientSupport } from "../client-support/client-support.js";
import { loadWordReading } from "../word/word-reading.js";
import { checkDocument } from "./check-document.js";
import { describeFinding } from "./messages.js";

test.each(starterDocuments)("nothing is found in the starter “$name”", async (starter) => {
  const document = plantStarter(starter, counterIds());
  const { findings } = checkDocument(document, {
    registry: blockRegistry,
    title: starter.name,
    preheader: starter.preHeader,
    unsubscribe: true,
    // A basic starter has a line that says where the address belongs.
    postalAddress: !starter.id.startsWith("layout-"),
    clientSupport: await loadClientSupport(),
    wordReading: await loadWordReading(),
  });
  expect(findings.map((finding) => `${finding.severity} ${finding.rule} ${finding.blockId ?? ""}: ${describeFinding(finding)}`)).toEqual(
    [],
  );
});

// Where it is put decides what a module without colours of its own looks like.
const emails = {
  "an email without dark colours": {},
  "an email with dark colours": {
    bgColor: "#ffffff",
    textColor: "#20242c",
    dark: { bgColor: "#14171c", textColor: "#dfe4ec", linkColor: "#93b3ff", ...darkHeadings("#f1f4f8") },
  },
};

test.each(systemModules)("the module “$name” can be read wherever it is put, in the light and in the dark", ({ block }) => {
  for (const [email, settings] of Object.entries(emails)) {
    const page = blueprint.wrapper({ padding: { top: 0, right: 0, bottom: 0, left: 0 } }, block);
    const planted = plantStarter({ settings, page }, counterIds());
    const [wrapper] = planted.root.children ?? [];
    const isDark = "dark" in settings;
    const ground = {
      ...planted.root,
      children: wrapper ? [{ ...wrapper, extras: { dark: isDark ? { background: "#14171c" } : {} } }] : [],
    };
    const { findings } = checkDocument({ ...planted, root: ground }, { registry: blockRegistry });
    expect(findings.filter(({ rule }) => rule === "contrast").map(describeFinding), email).toEqual([]);
  }
});

function darkHeadings(color: string): Record<string, string> {
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}HeadingFontColor`, color]));
}
