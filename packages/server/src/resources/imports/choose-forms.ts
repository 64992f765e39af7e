import type { components } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { EmailToRead } from "../../emails/email-reading.js";
import { findShownPicture } from "../../pictures/find-shown-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { choosingInTurn, readInTime } from "./choose-in-time.js";
import { placePictures } from "./place-pictures.js";
import { type ImportRow, type ResultRow, requireResult } from "./require-import.js";
import { storeReading } from "./store-reading.js";
import type { StoredReport } from "./write-import.js";

type Forms = components["schemas"]["ImportForms"]["forms"];

/** Reads an email again with the forms that a person chose for its parts. Where that fails, what was read before stays. */
export function chooseForms(ports: Ports, user: SignedInUser, own: ImportRow, resultId: string, chosen: Forms): Promise<ResultRow> {
  return choosingInTurn(() => choose(ports, user, own, resultId, chosen), user.id);
}

async function choose(ports: Ports, user: SignedInUser, own: ImportRow, resultId: string, chosen: Forms): Promise<ResultRow> {
  const row = await requireResult(ports.database, own.id, resultId);
  if (row.state !== "read" || row.source === null) refuse("result-not-read");
  const { emailReader } = ports;
  if (emailReader === null) refuse("renderer-unavailable");
  const forms = Object.fromEntries(chosen.map(({ part, form }) => [part, form]));
  const { email, told } = await findEmail(ports, user, own, { ...row, source: row.source });
  const reading = await readInTime(emailReader, { ...email, forms }, { caller: user.id, findPicture: findShownPicture(ports) });
  if (reading.kind === "refused") refuse("result-not-read");
  await storeReading(ports, { id: row.id, title: row.title, source: null }, reading, told);
  return requireResult(ports.database, own.id, row.id);
}

async function findEmail(
  ports: Ports,
  user: SignedInUser,
  own: ImportRow,
  { address, name, source, title }: ResultRow & { source: string },
): Promise<{ email: EmailToRead; told: StoredReport["problems"] }> {
  if (address !== null) return { email: { source, title, base: address }, told: [] };
  const { problems, ...placed } = await placePictures(ports, user, own, { path: name, source });
  return { email: { ...placed, title }, told: problems };
}
