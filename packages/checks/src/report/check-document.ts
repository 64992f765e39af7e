import type { EmailDocument } from "@mailwright/document";
import { type Email, finish, readEmail } from "../email/email.js";
import { type CheckReport, type Finding, findingId, type RuleFinding, severities } from "../email/finding.js";
import type { CheckOptions } from "../email/options.js";
import type { Rule } from "../email/rule.js";

import { rules } from "../rules/rules.js";
import { readIgnored } from "./ignore-finding.js";
import { weighEmail } from "./weigh-email.js";

/**
 * Looks at an email as it is sent and says what could go wrong, with a fix where there is one. Pure, the same in a browser, a worker and
 * Node; never throws for what a document holds.
 * @example checkDocument(document, { registry: blockRegistry, preheader, clientSupport: await loadClientSupport() }).findings
 */
export function checkDocument(document: EmailDocument, options: CheckOptions): CheckReport {
  return finish(checkInSteps(document, options));
}

/** The same in steps of about a millisecond: a page that has other things to do goes on with the next when it has time. */
export function* checkInSteps(document: EmailDocument, options: CheckOptions): Generator<undefined, CheckReport> {
  const email = yield* readEmail(document, options);
  const found: Finding[] = [];
  for (const rule of rules) {
    found.push(...runRule(rule, email));
    yield;
  }
  const ordered = sortFindings(found, email);
  yield;
  const reasons = readIgnored(email);
  const ignored = ordered.flatMap((finding) => {
    const reason = reasons.get(finding.id);
    return reason === undefined ? [] : [{ ...finding, reason }];
  });
  yield;
  const size = weighEmail(email);
  return { findings: ordered.filter(({ id }) => !reasons.has(id)), ignored, size };
}

function runRule(rule: Rule, email: Email): readonly Finding[] {
  const wanted = email.options.rules?.[rule.id];
  if (wanted === "off") return [];
  const byId = new Map<string, Finding>();
  for (const finding of rule.check(email)) {
    const complete = completeFinding(rule, wanted ? { ...finding, severity: wanted } : finding);
    if (!byId.has(complete.id)) byId.set(complete.id, complete);
  }
  return [...byId.values()];
}

function completeFinding(rule: Rule, { severity, code, values = {}, blockId, subject = "", fix }: RuleFinding): Finding {
  const about = `${code} ${subject}`.trim().slice(0, 300);
  return { id: findingId(rule.id, blockId, about), rule: rule.id, severity, code, values, blockId, subject: about, fix };
}

function sortFindings(findings: readonly Finding[], email: Email): readonly Finding[] {
  const places = new Map(email.blocks.map(({ block }, index) => [block.id, index]));
  const placeOf = ({ blockId }: Finding) => (blockId === undefined ? -1 : (places.get(blockId) ?? -1));
  return findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || placeOf(a) - placeOf(b));
}
