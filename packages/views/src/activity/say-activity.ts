import type { ActivityEntry, ActivityKind } from "@mailwright/contract";
import type { Translate } from "@mailwright/ui";
import type { activityStrings } from "./activity-strings.js";

export type Say = Translate<(typeof activityStrings)["messages"]>;

/** Who did it, in words: by name, as a guest, or somebody who is gone. */
function sayActor({ actorName, isGuest }: ActivityEntry, say: Say): string {
  if (actorName === "") return say("removedPerson");
  return isGuest ? say("guest", { name: actorName }) : actorName;
}

/** Writes when something was. */
export type WriteDate = (date: Date) => string;

interface Told extends Pick<ActivityEntry, "role" | "count" | "about"> {
  readonly who: string;
  readonly person: string;
  /** To whom it was done is known. */
  readonly hasPerson: boolean;
  readonly writeDate: WriteDate;
}

type Sentence = (told: Told, say: Say) => string;

const sentences: Readonly<Record<ActivityKind, Sentence>> = {
  created: ({ who, about: name }, say) => (name === null ? say("created", { who }) : say("createdFrom", { who, name })),
  copied: ({ who, count }, say) => say("copied", { who, count }),
  changed: ({ who }, say) => say("changed", { who }),
  "settings-changed": ({ who }, say) => say("settingsChanged", { who }),
  renamed: ({ who, about }, say) => say("renamed", { who, name: about ?? "" }),
  "version-named": ({ who, about }, say) => say("versionNamed", { who, name: about ?? "" }),
  "version-restored": ({ who, about, writeDate }, say) => sayVersion(who, about ?? "", writeDate, say),
  locked: ({ who }, say) => say("locked", { who }),
  unlocked: ({ who, person, hasPerson }, say) => (hasPerson ? say("unlockedOther", { who, person }) : say("unlocked", { who })),
  shared: ({ who, person, role }, say) => say(sharedAs[role ?? "edit"], { who, person }),
  unshared: ({ who, person }, say) => say("unshared", { who, person }),
  "role-changed": ({ who, person, role }, say) => say(changedTo[role ?? "edit"], { who, person }),
  transferred: ({ who, person }, say) => say("transferred", { who, person }),
  "link-created": ({ who, about }, say) => say(about === "review" ? "linkReview" : "linkView", { who }),
  "link-revoked": ({ who }, say) => say("linkRevoked", { who }),
  commented: ({ who, count }, say) => say("commented", { who, count }),
  resolved: ({ who }, say) => say("resolved", { who }),
  reopened: ({ who }, say) => say("reopened", { who }),
  "approval-asked": ({ who, person }, say) => say("approvalAsked", { who, person }),
  "approval-withdrawn": ({ who }, say) => say("approvalWithdrawn", { who }),
  approved: ({ who }, say) => say("approved", { who }),
  "changes-asked": ({ who }, say) => say("changesAsked", { who }),
  published: ({ who }, say) => say("published", { who }),
  unpublished: ({ who }, say) => say("unpublished", { who }),
  removed: ({ who }, say) => say("removed", { who }),
  restored: ({ who }, say) => say("restored", { who }),
  exported: ({ who, count, about }, say) => say("exported", { who, count, target: sayTarget(about ?? "", say) }),
  "test-mail": ({ who, count }, say) => say("testMail", { who, count }),
};

const sharedAs = { view: "sharedView", comment: "sharedComment", edit: "sharedEdit" } as const;
const changedTo = { view: "roleView", comment: "roleComment", edit: "roleEdit" } as const;

/** A service is told by its name, and a form by what people call it. */
function sayTarget(target: string, say: Say): string {
  if (target === "image" || target === "outlook") return say(target);
  return target === "html" || target === "mjml" || target === "pdf" ? target.toUpperCase() : target;
}

/** A version without a name is told by when it was stored. */
function sayVersion(who: string, about: string, writeDate: WriteDate, say: Say): string {
  const isDate = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(about);
  return isDate ? say("versionRestoredOf", { who, date: writeDate(new Date(about)) }) : say("versionRestored", { who, name: about });
}

/** Is there a sentence for it? A server of a later version may tell more. */
export const isKnown = ({ kind }: ActivityEntry): boolean => Object.hasOwn(sentences, kind);

/** What somebody did, as a sentence. */
export function sayActivity(entry: ActivityEntry, say: Say, writeDate: WriteDate): string {
  const { kind, personName, role, count, about } = entry;
  const person = personName === "" ? say("removedOther") : personName;
  return sentences[kind]({ who: sayActor(entry, say), person, hasPerson: personName !== "", role, count, about, writeDate }, say);
}
