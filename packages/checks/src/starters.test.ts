import { blockRegistry } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { checkDocument } from "./check-document.js";
import { loadClientSupport } from "./client-support/client-support.js";
import { describeFinding } from "./messages.js";

test.each(starterDocuments)("nothing is found in the starter “$name”", async (starter) => {
  const document = plantStarter(starter, counterIds());
  const { findings } = checkDocument(document, {
    registry: blockRegistry,
    title: starter.name,
    preheader: starter.preHeader,
    unsubscribe: true,
    // A bare layout has a line that says where the address belongs.
    postalAddress: !starter.id.startsWith("layout-"),
    clientSupport: await loadClientSupport(),
  });
  expect(findings.map((finding) => `${finding.severity} ${finding.rule} ${finding.blockId ?? ""}: ${describeFinding(finding)}`)).toEqual(
    [],
  );
});
