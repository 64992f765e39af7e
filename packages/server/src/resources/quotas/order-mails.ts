import { Refusal } from "../../base/refusal.js";
import { type JobOrder, placeJob } from "../../jobs/job-queue.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { orderMail } from "./take-mails.js";

/** Has each of them told by mail. Where no more mails may leave, they see it in the dashboard alone. */
export async function orderMails(
  ports: Ports,
  user: SignedInUser,
  people: readonly { id: string; email: string }[],
  orderFor: (personId: string) => Omit<JobOrder, "user">,
): Promise<void> {
  for (const { id, email } of people) {
    try {
      await orderMail(ports, user, [email], () => placeJob(ports.database, { ...ports, worksHere: false }, { ...orderFor(id), user }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
