import type { SignedInContext } from "../../http/handler.js";
import { largeAnswerBytes } from "../../http/large-answers.js";
import { findAnswerBodies } from "./repository.js";
import { emptyBody, type StoredTemplate, writeETag, writeTemplate } from "./stored-template.js";

type Context = Pick<SignedInContext, "ports" | "user" | "takeLargeTurn">;

/** A template with its body. */
export async function answerTemplate({ ports, user, takeLargeTurn }: Context, template: StoredTemplate) {
  const { id, version } = template;
  const small = (await findAnswerBodies(ports.database, [id], largeAnswerBytes)).get(id);
  if (!small) await takeLargeTurn();
  const stored = small ?? (await findAnswerBodies(ports.database, [id])).get(id) ?? emptyBody;
  const body = await writeTemplate(template, stored, ports, user);
  return { status: 200 as const, body, headers: { etag: writeETag(version) }, isLarge: !small };
}
