import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that remembers what it took, and how often. */
export interface TestSmtp {
  url: string;
  /** How often each mail was taken, by the part of its `Message-ID` that names its job. */
  taken: ReadonlyMap<string, number>;
  /** How often a mail was taken for each address. */
  received: ReadonlyMap<string, number>;
  /** From now on it also takes what is for `…@later.test`; until then it asks to come back. */
  takeLaterMails(): void;
  close(): Promise<void>;
}

/** A sender that is killed dies now and then while it waits for the last answer. */
const answerAfterMs = 15;

export async function startTestSmtp(): Promise<TestSmtp> {
  const taken = new Map<string, number>();
  const received = new Map<string, number>();
  let takesLater = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _, done) => {
      if (takesLater || !address.endsWith("@later.test")) return done();
      done(Object.assign(new Error("Come back later"), { responseCode: 450 }));
    },
    onData: (stream, { envelope }, done) => {
      let source = "";
      stream.on("data", (chunk: Buffer) => {
        source += chunk.toString();
      });
      stream.on("end", () => {
        const [, id = ""] = /^Message-ID: <(.+)@/im.exec(source) ?? [];
        add(taken, id);
        for (const { address } of envelope.rcptTo) add(received, address);
        setTimeout(done, answerAfterMs);
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    received,
    takeLaterMails: () => {
      takesLater = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const add = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);
