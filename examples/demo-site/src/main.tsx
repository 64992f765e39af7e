import { preloadTemplateDashboard } from "@mailwright/elements/dashboard";
import { preloadEmailEditor } from "@mailwright/elements/editor";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.js";

const ReviewApp = lazy(async () => ({ default: (await import("./review/review-app.js")).ReviewApp }));

/** A guest has no account, and is never asked to sign in. */
const reviewId = /^\/review\/([^/]+)\/?$/.exec(location.pathname)?.[1];
// Beside the question who is signed in, not after its answer.
if (location.pathname.startsWith("/edit/")) void preloadEmailEditor();
else if (location.pathname === "/") void preloadTemplateDashboard();
const container = document.getElementById("app");
if (container)
  createRoot(container).render(
    reviewId === undefined ? (
      <App />
    ) : (
      <Suspense fallback={null}>
        <ReviewApp linkId={reviewId} />
      </Suspense>
    ),
  );
