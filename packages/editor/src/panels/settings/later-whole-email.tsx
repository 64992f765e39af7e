import { laterCode, useArrivedCode } from "../../base/later/later-code.js";

/** The code of the fields is fetched with that of a selected block's. */
export const wholeEmailCode = laterCode(async () => (await import("./whole-email.js")).WholeEmail);

/** What is changed most of the whole email, as soon as its code is there. The first screen does not wait for it. */
export function LaterWholeEmail() {
  const WholeEmail = useArrivedCode(wholeEmailCode);
  return WholeEmail ? <WholeEmail /> : null;
}
