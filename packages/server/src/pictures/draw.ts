import { createLimiter } from "../base/limiter.js";

/** Drawing keeps a core busy, so only two pictures are made at once. */
export const draw = createLimiter({ atOnceMax: 2, waitingMax: 400 });
