import { type MailClient, type SimulatedEmail, simulateClient } from "@mailwright/checks/clients";
import { useMemo } from "react";

/** How the email is looked at in every mail program. */
export interface ProgramLight {
  readonly isDark: boolean;
  readonly hasPictures: boolean;
}

/** The email as a mail program shows it. */
export function useSimulation(email: string, client: MailClient, { isDark, hasPictures }: ProgramLight): SimulatedEmail {
  return useMemo(
    () => simulateClient(email, client, { scheme: isDark ? "dark" : "light", pictures: hasPictures ? "shown" : "blocked" }),
    [email, client, isDark, hasPictures],
  );
}
