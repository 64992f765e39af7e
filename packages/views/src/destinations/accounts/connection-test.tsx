import { Button, Spinner, useTranslate } from "@mailwright/ui";
import { useEffect, useRef, useState } from "react";
import { FailureNotice, type RefusalWords } from "../failure-notice.js";
import type { ConnectionPort, ConnectionTested } from "../model/connection-port.js";
import type { PortRefusal } from "../model/port-refusal.js";
import { accountStrings } from "./account-strings.js";

interface ConnectionTestProps {
  /** Of the account. */
  readonly id: string;
  /** The service. */
  readonly name: string;
  readonly port: ConnectionPort;
  readonly wordsFor: RefusalWords;
  readonly isDisabled: boolean;
}

/** Asks the service whether an account is good, and tells what it said. */
export function ConnectionTest({ id, name, port, wordsFor, isDisabled }: ConnectionTestProps) {
  const say = useTranslate(accountStrings);
  const asking = useRef<AbortController>(null);
  const [answer, setAnswer] = useState<ConnectionTested | PortRefusal | "asking">();
  useEffect(() => () => asking.current?.abort(), []);
  const ask = async () => {
    const controller = new AbortController();
    asking.current = controller;
    setAnswer("asking");
    const told = await port.test(id, controller.signal);
    if (!controller.signal.aborted) setAnswer(told);
  };
  const isAsking = answer === "asking";
  return (
    <div className="mw-account-test">
      <Button disabled={isDisabled} onClick={() => !isAsking && void ask()}>
        {say("test")}
      </Button>
      <div role="status" className="mw-account-told">
        {isAsking ? (
          <>
            <Spinner /> {say("testing", { name })}
          </>
        ) : null}
        {typeof answer === "object" && answer.kind === "tested" && answer.isGood !== false
          ? say(answer.isGood ? "works" : "untold", { name })
          : null}
      </div>
      {typeof answer === "object" && !isFine(answer) ? (
        <FailureNotice
          name={name}
          wordsFor={wordsFor}
          fault={answer.kind === "refused" ? { kind: "refused", refusal: answer } : { kind: "answered", failure: answer.failure }}
        />
      ) : null}
    </div>
  );
}

const isFine = (answer: ConnectionTested | PortRefusal) => answer.kind === "tested" && answer.isGood !== false;
