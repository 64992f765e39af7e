import { useFormats, useTranslate } from "@mailwright/ui";
import { resultStrings } from "./result-strings.js";

type Key = keyof typeof resultStrings.messages;
type Failure = Extract<Key, `failure.${string}`>;
type Refusal = Extract<Key, `refusal.${string}`>;

const knows = (key: string) => Object.hasOwn(resultStrings.messages, key);
const isFailure = (key: string): key is Failure => knows(key);
const isRefusal = (key: string): key is Refusal => knows(key);

/** Says why nothing came of an email, and what helps. */
export function useFailureWords(): (code: string) => string {
  const say = useTranslate(resultStrings);
  return (code) => {
    const key = `failure.${code}`;
    return isFailure(key) ? say(key, { code }) : say("failure.other", { code });
  };
}

/** Says why an email could not become a template, and what helps. */
export function useRefusalWords(): (code: string) => string {
  const say = useTranslate(resultStrings);
  return (code) => {
    const key = `refusal.${code}`;
    return isRefusal(key) ? say(key, { code }) : say("refusal.other", { code });
  };
}

/** A share of 1 with as many digits as say something. */
export function useShareWords(): (share: number) => string {
  const { number } = useFormats();
  return (share) => number(share, { style: "percent", maximumFractionDigits: share < 0.1 ? 1 : 0 });
}
