import * as React from "react";

// React notes where every element was made and draws each rendering for the browser's profiler, both for people at developer tools: a tenth of
// the processor time of a page. Where another React calls these otherwise, tests are slower, and nothing else.
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (internals) Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Number.MAX_SAFE_INTEGER, set: () => {} });
Object.assign(console, { timeStamp: undefined });
