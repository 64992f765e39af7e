import { createHash } from "node:crypto";
import { type StarterDocument, starterDocuments } from "@mailwright/blocks/starters";
import { writeTags } from "@mailwright/contract";
import type { EmailDocument } from "@mailwright/document";
import { demoUsers, demoWorkspaceId } from "../resources/auth/demo-users.js";
import { compileBody } from "./compile-body.js";
import { type DemoTemplate, demoTemplates } from "./demo-templates.js";
import { plantOnce } from "./plant-once.js";
import type { SeedTemplate } from "./store-template.js";
import { turnColours } from "./turn-colours.js";
import type { SeedParts } from "./workspace.js";

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** The test users' templates, over the year before now. */
export function planUserTemplates(parts: SeedParts): SeedTemplate[] {
  const plants = createPlants(parts);
  return demoTemplates.map((template) => {
    const { owner, name, description, status, createdDaysAgo, editedDaysAgo, savedDaysAgo = [] } = template;
    const starter = starterDocuments.find(({ id }) => id === template.starter);
    if (!starter) throw new Error(`The demo template ${name} names a starter that does not exist.`);
    const daysAgo = (days: number) => new Date(parts.clock.now().getTime() - days * dayMs);
    const bodyOf = (hueDegrees: number) => compileBody(plants(starter, hueDegrees), name, starter.preHeader);
    const updatedAt = daysAgo(editedDaysAgo);
    return {
      ...{ name, description, status, updatedAt, preHeader: starter.preHeader },
      id: writeFixedId(`${owner} ${name}`),
      workspaceId: demoWorkspaceId,
      ownerId: idOf(owner),
      kind: "user",
      tags: writeTags(template.tags.split(",")),
      categoryIds: [],
      createdAt: daysAgo(createdDaysAgo),
      body: bodyOf(template.hueDegrees),
      earlier: savedDaysAgo.map((days) => ({ at: daysAgo(days), body: bodyOf(0) })),
      ...planSharing(template, updatedAt),
    };
  });
}

function planSharing({ sharedWith = [], lockedBy, notes = [] }: DemoTemplate, at: Date) {
  return {
    collaboratorIds: sharedWith.map(idOf),
    ...(lockedBy === undefined ? {} : { lockedBy: idOf(lockedBy) }),
    notes: notes.map(({ by, text }, index) => ({ userId: idOf(by), text, at: new Date(at.getTime() + index * hourMs) })),
  };
}

/** Documents that several templates begin with: the same object each time, so that its rows are compiled once. */
function createPlants({ ids }: SeedParts): (starter: StarterDocument, hueDegrees: number) => EmailDocument {
  const planted = new Map<string, EmailDocument>();
  return (starter, hueDegrees) => {
    const key = `${starter.id} ${hueDegrees}`;
    const document = planted.get(key) ?? turnColours(plantOnce(starter, ids.uuid), hueDegrees);
    planted.set(key, document);
    return document;
  };
}

/** The same id on every first start, so that addresses of the demo can be written down. */
function writeFixedId(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex");
  return [`018f0000`, "0000", `7${hex.slice(0, 3)}`, `8${hex.slice(3, 6)}`, hex.slice(6, 18)].join("-");
}

function idOf(externalId: string): string {
  const user = demoUsers.find((candidate) => candidate.externalId === externalId);
  if (!user) throw new Error(`There is no demo user ${externalId}.`);
  return user.id;
}
