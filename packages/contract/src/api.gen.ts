// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.

export interface paths {
    "/api/v2/auth/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a session id for a bearer token
         * @description The token lives 15 minutes; exchange the session id again for the next one. Every other call needs the token and the session id together.
         */
        post: operations["exchangeCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["loadSession"];
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description The session is revoked at once; its tokens stop working.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/session/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to the signed-in person, as it happens
         * @description Server-sent events. `change` carries a `SessionEvent`: role and plan as they stand, first, and again whenever these change or what is shared with the person does, so that lists are asked for anew. `ended` carries a `TemplateEnded` and is the last: the session is over. A stream that ends without it is asked for again. Comments come every 20 seconds. Streams count together with those of templates.
         */
        get: operations["followSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/demo/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The fixed test users
         * @description Only in demo mode; 404 elsewhere.
         */
        get: operations["listDemoUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/demo/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a test user
         * @description Only in demo mode; 404 elsewhere. For the product's own pages: the session is set as a cookie that no script can read. Needs the header `x-session-id` with `cookie`, or in a host's frame `frame-cookie`.
         */
        post: operations["openDemoSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code of the host
         * @description For the product's own pages: what `createHostSession` answered as `code` becomes a cookie that no script can read. Needs the header `x-session-id` with `frame-cookie` in a frame of the host's page; with `cookie` on a page of its own, where the code must have been minted with the `state` that this browser was sent to the host with.
         */
        post: operations["redeemSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/host/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mint a session for a user of the host
         * @description Server to server. The host proves itself with its key; the answer's session id goes to the browser.
         */
        post: operations["createHostSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/host/customfields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the custom fields of the key's workspace
         * @description Server to server, whenever the host's contacts get another field. The editor offers them as merge tags and as what a link leads to.
         */
        put: operations["setHostCustomFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/host/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a session */
        delete: operations["revokeHostSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the user's templates */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the templates that meet the criteria */
        post: operations["searchTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many templates each view holds */
        get: operations["countTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The size a template would have */
        post: operations["calculateSize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/type/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["schemas"]["TemplateType"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a draft */
        post: operations["createTemplate"];
        /**
         * Delete several templates forever
         * @description Only templates that are already deleted; the others are refused one by one.
         */
        delete: operations["deleteTemplates"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Move several templates to draft or deleted */
        patch: operations["moveTemplates"];
        trace?: never;
    };
    "/api/v2/usertemplate/sendtestmail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the template as it is stored
         * @description A job that is waited for. 202 where the mail server cannot be reached or asks to come back later; it is tried again up to four times. 502 with `mail-uncertain` where the connection ended in the middle of the mail, which is not sent again by itself.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/export/{id}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The compiled email as a file */
        get: operations["exportHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/export/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The email as a PDF
         * @description 503 with `renderer-unavailable` where the server has nothing to draw with. 202 with the job where it takes longer than 20 s, or has to be tried again because there is too much to do.
         */
        get: operations["exportPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/export/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The email as a picture
         * @description Up to 599 pixels wide it is the mobile form, above it the desktop form. Fails as the PDF does.
         */
        get: operations["exportImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The top of the email as a small picture
         * @description Made in the background after a save; `previewPictureUrl` names it once it is there. Ready-made layouts have theirs here too.
         */
        get: operations["getPreviewPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/public/{id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A stored version as a page
         * @description Opened in a window or a frame, which cannot send headers, so it takes the signed token of `previewUrl`.
         */
        get: operations["previewVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what the user shares or is given to share */
        get: operations["listSharedTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/sharing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the collaborators
         * @description Replaces the list. An empty one ends the sharing, where it is not shared with teams.
         */
        patch: operations["shareTemplate"];
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give the template to somebody else
         * @description By its owner, or an administrator who may see it. Whoever it belonged to goes on as a collaborator who may edit.
         */
        put: operations["transferTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/sharing/{id}/lock/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Take or release the lock
         * @description Opening somebody else's shared draft takes it. The owner may always release it, and so may its holder.
         */
        patch: operations["lockTemplate"];
        trace?: never;
    };
    "/api/v2/usertemplate/sharing/email/unlock/{collaboratorId}/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the current editor by mail to release the lock */
        post: operations["requestUnlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/sharing/show/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shared view as a page */
        get: operations["showSharedTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** One template with its body */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        /** Delete a deleted template forever */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        /**
         * Save what is given, leave the rest
         * @description With `If-Match` the save happens only on the version named there; otherwise 412 answers with what is stored now. A body above 10 MB answers 202 and nothing is stored.
         */
        patch: operations["saveTemplate"];
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a template into the user's drafts */
        post: operations["cloneTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish, unpublish, remove or restore */
        put: operations["moveTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The compiled email as a page for a frame */
        get: operations["previewTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/share-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address of the shared view to give away */
        post: operations["createShareLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an email is approved, and who answered what
         * @description The request that is open, and up to 20 earlier ones. It is `approved` as long as every reviewer approved and what is stored is what they approved: the state is worked out from the versions, so whichever way an email changes takes its approval back, and storing it without a difference does not.
         */
        get: operations["getApproval"];
        put?: never;
        /**
         * Ask colleagues whether an email may go out
         * @description Whoever may save may ask: up to ten others who may see the template, its owner among them. 422 `reviewer-without-access` names in `fields` those who may not, or who are not there; asking shares nothing. What is stored now is kept as a version until the request ends. Where people have the template open together, what they wrote is stored first. A request that is open ends, and its answers are read among the earlier ones.
         */
        post: operations["askForApproval"];
        /**
         * Take the question whether an email may go out back
         * @description For whoever asked, and the owner; 404 `not-found` where nobody asks. An approval ends with it.
         */
        delete: operations["withdrawApproval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/approval/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an email, or ask for changes
         * @description For those who were asked (403 `not-a-reviewer`), as often as they like: the newest answer counts. The call says which version it is about; 409 `approval-outdated` where another one is stored by now. 404 `not-found` where nobody asks.
         */
        put: operations["answerApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/review-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An address at which guests look and comment
         * @description The owner's alone. Whoever has the address, and the password where there is one, sees the email as it is stored, and the conversation that is held by this link, without an account. It is listed and ended with the other addresses. 501 `not-configured` on a server without the product's pages.
         */
        post: operations["createReviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/review/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the secret of a review link, and the password where it has one
         * @description 401 `review-password` asks for the password, and says that the one that was sent is not it; after three wrong ones each waits longer for the next, a quarter of an hour at most (429 `too-many-requests`, with `Retry-After`). 410 `review-link-ended` and `review-link-revoked` say that nothing is here any more; 401 `unauthenticated` that there never was.
         */
        post: operations["openReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/review/{linkId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The email as a page for a frame, with the ids of its blocks where this server knows all of them */
        get: operations["showReviewEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/review/{linkId}/comments": {
        parameters: {
            query?: never;
            header: {
                /** @description The `token` that opening the link answered. */
                "X-Review-Token": components["parameters"]["reviewToken"];
                /** @description What a browser made up for this link, of 32 random bytes, and keeps: who shows it again may change and delete what was written with it. Only a hash of it is stored. */
                "X-Guest-Key"?: components["parameters"]["guestKey"];
            };
            path: {
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        /**
         * The conversation that is held by a review link, oldest first
         * @description The threads that guests began by this link, with the replies of guests and of the team. Other threads are none of a guest's business.
         */
        get: operations["listReviewComments"];
        put?: never;
        /**
         * Comment as a guest, or reply
         * @description 20 comments, changes and deletions a minute and 200 comments in all by one link, and 500 by guests on one template (409 `too-many-comments`). With a guest's key it stays theirs to change and to delete.
         */
        post: operations["createReviewComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/review/{linkId}/comments/{id}": {
        parameters: {
            query?: never;
            header: {
                /** @description The `token` that opening the link answered. */
                "X-Review-Token": components["parameters"]["reviewToken"];
                /** @description What a browser made up for this link, of 32 random bytes, and keeps: who shows it again may change and delete what was written with it. Only a hash of it is stored. */
                "X-Guest-Key"?: components["parameters"]["guestKey"];
            };
            path: {
                linkId: components["parameters"]["linkId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one's own comment, as a guest
         * @description As `changeReviewComment`. A comment that has replies stays without its text.
         */
        delete: operations["deleteReviewComment"];
        options?: never;
        head?: never;
        /**
         * Write one's own comment anew, as a guest
         * @description With the key with which it was written, by the same link; anything else is 403 `not-yours`.
         */
        patch: operations["changeReviewComment"];
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a template stands, without its content
         * @description What the stream of its changes tells first. For those whom no stream reaches, and who ask now and then.
         */
        get: operations["getTemplateState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens to a template, as it happens
         * @description Server-sent events. `change` carries a `TemplateEvent`: the first says how things stand, each later one what was done and how things stand then. `ended` carries a `TemplateEnded` and is the last: the session, the share or the template is gone. A stream that ends without it, after an hour at most, is asked for again; nothing is missed, for it begins with how things stand. Comments come every 20 seconds. The right to it is asked anew for each event. A user may have 12 streams at one process (429 `too-many-requests`).
         */
        get: operations["followTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/share-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses of the shared view that were given away and still work
         * @description The owner sees all of them, a collaborator their own. Newest first. The addresses themselves are not stored, so they are not here.
         */
        get: operations["listShareLinks"];
        put?: never;
        post?: never;
        /**
         * End every address that was given away
         * @description The owner ends all of them, a collaborator their own.
         */
        delete: operations["revokeShareLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/share-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one address that was given away */
        delete: operations["revokeShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a system template of it
         * @description It leaves its owner's list and is published in the library.
         */
        post: operations["convertTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where emails can go from here */
        get: operations["listDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/authlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the window in which a person lets us into their account
         * @description The address of a service's window, with a state that this session alone may use, once and within ten minutes. The window ends at a page of this server whose address has the `code` for the export call, or an `error`. 501 with `not-configured` where no client is registered for the service.
         */
        post: operations["createAuthLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/mail/{provider}/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand the email over to a service
         * @description The email as it is stored, with our merge tags in the words of the service. What the body has to hold depends on the service: see docs/destinations.md. Nothing of it is stored or logged. The same `X-Job-Id` never exports twice: it is answered with what came of the first call, or refused with `export-under-way` or `job-ended`. 422 with `destination-refused` and 502 with `destination-unreachable` say in `destination` what the service said.
         */
        post: operations["exportToDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/mail/outlook/app/{ext}/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The email as a file that Outlook opens as a new message */
        get: operations["exportOutlookFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Many templates as files in one ZIP archive
         * @description A job of the kind `export-many` with the id that is answered: `getBulkExport` says how far it is, `cancelJob` stops it, and its file is there for a day. Each template is judged alone, with the rights that its asker has by then; one that may not be exported, or cannot be written in every form that is asked for, is left out and named with a code. From 200 MB on the others are left out with `export-too-large`. A person has three of them at once, and more are refused with `too-many-exports`; `renderer-unavailable` where PDF or pictures are asked for and the server has nothing to draw with. The same `X-Job-Id` is one export.
         */
        post: operations["exportTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/many/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand many emails over to a service
         * @description A job of the kind `send-many` with the id that is answered: `getBulkExport` says how far it is, `cancelJob` stops it between two emails. Each goes as `exportToDestination` hands it over, with the rights that its asker has by then, and stands among the exports of its template. None goes twice: the same `X-Job-Id` is one export, and what a server began that ended is `uncertain` and not begun again. Where a service lets nobody in, has too much to do or is away, the rest is not tried and stays `waiting`. What was given is used up by the job: it is kept encrypted until the job has ended, and a day at most. A person has three exports of many at once, and more are refused with `too-many-exports`.
         */
        post: operations["sendTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/many/{provider}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is to be known before emails go to a service
         * @description For each template which merge tags the service does not have, why the email cannot go there, and how many errors the checks find. Nothing is sent, and the service is not asked.
         */
        post: operations["lookBeforeSending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * How far an export of many templates is, and what came of each
         * @description For a day after its end.
         */
        get: operations["getBulkExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/export/html/{signed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The email for a service that fetches it
         * @description An address that nobody can guess, good for an hour. Services that take no HTML are given it.
         */
        get: operations["getExportHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts at services that are kept
         * @description The caller's own and those of the team, by service and name. What was given for them is never answered.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Keep what a service asks for
         * @description `given` holds what an export would, such as `apiKey`, or `authCode` with what the window came back with. It is stored encrypted, and no call answers it. Only administrators keep connections for the team. A person may have 50, a team too.
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget a connection
         * @description One's own; that of the team an administrator's. The service is not told: take the consent or the key back there too.
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/connections/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the service whether a connection is good
         * @description By a call that changes nothing there. `isGood` is null where the service has no such call.
         */
        post: operations["testConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the email went, newest first
         * @description Every call of `exportToDestination` for the template, by anybody. Nothing that was given for it is kept.
         */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what with the template, newest first
         * @description For whoever may see it. What one person does again within an hour of the last time is one entry with a count. The newest 500 entries of a template are kept.
         */
        get: operations["listTemplateActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what with the templates that one may see, newest first
         * @description Of one's own templates, and of those that are shared with the caller.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was saved, newest first */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what is stored now, under a name
         * @description Whoever may save may name. A named version stays until it has no name any more, or its template goes; a template has at most 100. Where people have the template open together, what they wrote is stored first.
         */
        post: operations["createVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/version/{versionDate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stored version */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Name a version, rename it, or take its name away */
        patch: operations["nameVersion"];
        trace?: never;
    };
    "/api/v2/systemtemplate/type/{type}/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the ready-made layouts
         * @description Deleted ones only for administrators. Others do not see templates whose categories are all hidden.
         */
        get: operations["listSystemTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/systemtemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove several, or delete them forever */
        delete: operations["deleteSystemTemplates"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/systemtemplate/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One page of the layouts that meet the criteria */
        post: operations["searchSystemTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/systemtemplate/type/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a layout */
        post: operations["createSystemTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/systemtemplate/{id}/status/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remove or restore */
        put: operations["moveSystemTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/systemtemplate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ready-made layout with its body */
        get: operations["getSystemTemplate"];
        put?: never;
        post?: never;
        /** Remove, or delete forever */
        delete: operations["deleteSystemTemplate"];
        options?: never;
        head?: never;
        /** Save what is given, leave the rest */
        patch: operations["saveSystemTemplate"];
        trace?: never;
    };
    "/api/v2/systemtemplate/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The layout as a page for a frame */
        get: operations["previewSystemTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The categories with their counts
         * @description Hidden ones and the group `layouts` only for administrators.
         */
        get: operations["listCategories"];
        put?: never;
        /** Create a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description What was inside stays, without it.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /** Rename, hide or show */
        patch: operations["saveCategory"];
        trace?: never;
    };
    "/api/v2/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload pictures
         * @description PNG, JPEG, GIF, WebP and AVIF by their first bytes, and SVG drawings; those with scripts are refused. They become what mail clients show - drawings and what is transparent PNG, animations GIF, the rest JPEG. Each is read while it streams, turned upright, freed of its metadata and stored once per content. All of an upload is stored, or nothing.
         */
        post: operations["uploadAssets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file that a link leads to
         * @description One file of a kind that `fileTypes` names, by the ending of its name and by its first bytes - documents, tables, slides, text, calendars, contacts, archives, sound and films; no pages, drawings, scripts and programs. Kept byte for byte. Lists of pictures leave it out, and of the limits only that of bytes counts it. It goes with its template, or by `deleteTemplateAsset`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's global pictures, newest first */
        get: operations["listUserAssets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of one template, newest first */
        get: operations["listTemplateAssets"];
        put?: never;
        post?: never;
        /** Delete a picture or a file of the template */
        delete: operations["deleteTemplateAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/template/{id}/{imageName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Copy a global picture to the template
         * @description 409 when the template has it already.
         */
        get: operations["copyAssetToTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture from its address
         * @description It is fetched once, from the public internet only, and is from then on a picture like an uploaded one.
         */
        post: operations["importAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/picture/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A picture, and which templates show it
         * @description One's own global pictures, and those of the templates that one may see.
         */
        get: operations["getAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a picture another name
         * @description Its address stays, so emails go on showing it.
         */
        patch: operations["renameAsset"];
        trace?: never;
    };
    "/api/v2/assets/picture/{id}/edit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture that was made of another by editing it
         * @description Two files - `steps.json`, an object that says what was done to the picture, and then the edited picture. The picture of the address stays as it is; where it was made of another by editing itself, it is that other one that is remembered as the original. Both files are stored, or nothing.
         */
        post: operations["editAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a global picture */
        delete: operations["deleteUserAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/public/{id}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture or a file, for anyone who has its address
         * @description Emails point here. The content of an address never changes, so it may be cached for ever. What is no picture is only ever downloaded, under the name it was uploaded with.
         */
        get: operations["getAssetFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A QR code as a picture of the template
         * @description Draws the QR code, stores the picture with the template and answers its address. A client that draws its own QR code uploads it with `POST /api/v2/assets?templateId=` instead. The same text gives the same picture, which is stored once.
         */
        post: operations["createQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/icons/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the icons that fit
         * @description Best first. Without a query every icon of the style, by name. All of them may be used commercially without attribution.
         */
        get: operations["searchIcons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/icons/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of icons */
        get: operations["listIconCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/icons/style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The styles of icons */
        get: operations["listIconStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/icons/image/{id}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An icon as a PNG, for anyone
         * @description Emails point here. What an address shows never changes, so it may be cached for ever.
         */
        get: operations["getIconPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ai/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who makes pictures from words here, and what can be done to a picture
         * @description The one service that the operator chose; without a name where none is.
         */
        get: operations["getAiImageSource"];
        put?: never;
        /**
         * Make pictures from words
         * @description By the service that the operator chose; `ai-not-configured` where none is. Answers the base addresses of the pictures: `/preview` is appended to look at one, `/keep` to keep it. What nobody keeps is gone after two days. 202 with the job where it takes longer than 20 s; cancelled, the service is told. `content-refused` where the service does not make such a picture, `quota-generated` above the budget of the day.
         */
        post: operations["createAiImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ai/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a picture changed
         * @description By words, without its background, or extended to another shape, as far as the service can: `edits` of `GET /ai/image`. The picture stays as it is; what comes of it is answered, looked at and kept like pictures from words, and counts in the same budget.
         */
        post: operations["createAiEdits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ai/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pictures that a job has made so far
         * @description One after the other, while the job runs; 404 until there is one.
         */
        get: operations["listAiImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ai/image/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that was made from words, for anyone who has its address
         * @description For two days. Emails show the one that is kept.
         */
        get: operations["getAiImagePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/ai/image/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a picture that was made from words
         * @description In the global library, or in the one of a template. Its prompt is kept with it.
         */
        post: operations["keepAiImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/photos/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the free photos that fit
         * @description Of the one service that the operator chose. `photos-not-configured` where none is. Show `source` and each photographer as links beside the photos, as the services ask for.
         */
        get: operations["searchPhotos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/photos/download/{photo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a photo
         * @description The `downloadUrl` of a photo. The service is told where it wants to be; a copy is kept here where its rules ask for one, and otherwise the email shows the service's own address, as Unsplash demands.
         */
        post: operations["choosePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/maps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who makes maps here
         * @description The one service that the operator chose. `maps-not-configured` where none is.
         */
        get: operations["getMapSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A map of a place as a picture of the template
         * @description The service of the operator looks for the place and draws it; the picture is stored with the template like an upload, and no email ever asks the service. 501 `maps-not-configured` where none is chosen, 404 `place-not-found` where it knows no such place. Of several places it is the most likely one: `place` says which. Show `credit` beside the picture, as the service demands.
         */
        post: operations["createMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/screenshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who takes screenshots here, and in which mail programs
         * @description The one service that the operator chose. `screenshots-not-configured` where none is.
         */
        get: operations["getScreenshotSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usertemplate/{id}/screenshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take screenshots of the template in real mail programs
         * @description As it is stored. The service gets the email and its name, and shows it in each of the mail programs; that takes seconds to minutes, so ask `getScreenshots` how they stand. Each mail program counts as one of the day's; `quota-screenshots` above the budget.
         */
        post: operations["takeScreenshots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/screenshots/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How screenshots stand
         * @description For a day after they were asked for, and for whoever asked. What is not there after a quarter of an hour has failed.
         */
        get: operations["getScreenshots"];
        put?: never;
        post?: never;
        /**
         * Give screenshots up
         * @description The service is told, if it can be. What it took by then may be charged all the same.
         */
        delete: operations["cancelScreenshots"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/screenshots/{run}/{client}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A screenshot, for anyone who has its address
         * @description Fetched from the service, for a day.
         */
        get: operations["getScreenshotPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/timer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address of a countdown
         * @description Nothing is stored; the address carries the whole timer, signed, and works for as long as the server keeps its secret.
         */
        post: operations["createTimer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/timer/{signed}.gif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A countdown as an animated GIF, for anyone
         * @description Drawn anew for every second. The first frame shows the time that is left, for mail programs that show no other; the animation goes on for a minute and stops. After the end all numbers are zero.
         */
        get: operations["getTimerPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The address of an event's calendar file
         * @description Nothing is stored; the address carries the whole event, signed, and works for as long as the server keeps its secret. Title and place are one line each, without control characters. 400 with `too-long` where the event does not fit into an address.
         */
        post: operations["createCalendarFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/calendar/{signed}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An event for calendars (RFC 5545), for anyone */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/video/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The title and stills of a video
         * @description Asked of the provider. 404 `video-not-found` for a video that is not shown to everybody, 501 `not-configured` where the server may not reach the internet, 502 `video-unreachable` where it cannot.
         */
        get: operations["findVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/video/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The play buttons that a still can be merged with */
        get: operations["listPlayButtons"];
        put?: never;
        /**
         * Lay a play button over the still of a video
         * @description Both addresses may be of this server, such as an upload, or of the public internet. The result is a picture of the template.
         */
        post: operations["mergeVideoPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/video/playbutton/{id}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A play button as a PNG, for anyone */
        get: operations["getPlayButton"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usersettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep the user's editor mode and theme */
        put: operations["saveUserSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the limits of the signed-in user and of the workspace are used up
         * @description Only limits that were set. Mails are those of the day, by UTC.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the workspace, by name
         * @description For administrators.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a person for good
         * @description For administrators, and for others than themselves. Sessions, links, favourites, mails and every mention end. What the person owns goes to somebody else of the workspace, or goes too; system templates and modules of the library stay either way, and so do pictures in templates of others.
         */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        /**
         * Change a person's role or plan, or take away their access
         * @description For administrators; nobody demotes or removes themselves. Without access the person's sessions end at once, and what they own stays. Where sign-in gives roles and plans by claim or by host, the next sign-in gives them anew.
         */
        patch: operations["changePerson"];
        trace?: never;
    };
    "/api/v2/people/{id}/owned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much a person owns
         * @description For administrators, and for oneself. What removing the person hands over or takes along; what stays either way is not counted.
         */
        get: operations["countOwned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/people/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a person out everywhere
         * @description For administrators, and for oneself.
         */
        delete: operations["endPersonSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/people/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about a person and by them
         * @description For administrators, and for oneself. One JSON object a line: first a manifest, then the account, sessions, templates with their versions, modules, pictures with their bytes, notes, comments, shares, links, favourites and mails, and last how many of each there are. Without the last line it is not whole. 202 with the job where it takes longer than 20 s.
         */
        get: operations["exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/workspace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is settled for the whole workspace */
        get: operations["getWorkspace"];
        put?: never;
        post?: never;
        /**
         * Remove the workspace, its people and everything of theirs
         * @description For administrators. Export it first where something is to stay.
         */
        delete: operations["removeWorkspace"];
        options?: never;
        head?: never;
        /**
         * Settle something for the whole workspace
         * @description For administrators.
         */
        patch: operations["changeWorkspace"];
        trace?: never;
    };
    "/api/v2/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what to which, newest first
         * @description For administrators. Of people who were removed only that it was the same person is left.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a file, an entry a line
         * @description 202 with the job where it takes longer than 20 s.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The teams of the workspace, by name */
        get: operations["listTeams"];
        put?: never;
        /**
         * Make a team, of nobody yet
         * @description For administrators.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a team
         * @description For administrators. What was shared with it is so no more; its people stay.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        /**
         * Rename a team
         * @description For administrators.
         */
        patch: operations["renameTeam"];
        trace?: never;
    };
    "/api/v2/teams/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is in a team, by name
         * @description For administrators.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/teams/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take somebody into a team
         * @description For administrators. They have what is shared with the team from now on.
         */
        put: operations["addTeamMember"];
        post?: never;
        /**
         * Take somebody out of a team
         * @description For administrators. What was shared with them by this team alone they see no more.
         */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was invited and has not come yet
         * @description For administrators.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody by mail
         * @description For administrators. Whoever signs in with that address, vouched for by the provider, comes in with this role and plan. Good for two weeks; inviting again renews it.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description For administrators.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/principal/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People of the workspace whom a template may be shared with */
        post: operations["searchPrincipals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/account/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name and plan of a person of the workspace */
        post: operations["lookUpAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note on a template */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description One's own; administrators and the template's owner any.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/note/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The notes on a template, oldest first */
        get: operations["listNotes"];
        put?: never;
        post?: never;
        /**
         * Delete every note on a template
         * @description For administrators and the template's owner.
         */
        delete: operations["deleteNotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a block or on the email, or reply
         * @description Whoever may see the template may. A reply in a resolved thread reopens it.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/comment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a comment
         * @description One's own; administrators who may see the template and its owner any. Of a first comment with replies only the text goes, so that the replies stay.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        /**
         * Write a comment anew, or resolve or reopen its thread
         * @description Its text is its author's alone. Whoever may see the template may resolve a thread and reopen it, by its first comment.
         */
        patch: operations["changeComment"];
        trace?: never;
    };
    "/api/v2/comment/template/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who may be mentioned in comments on a template
         * @description Its owner and those whom it is shared with, but for the caller: whoever else may read them.
         */
        get: operations["listCommentPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/comment/template/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whoever is mentioned in comments on a template has read them */
        put: operations["markCommentsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/comment/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The comments on a template, oldest first
         * @description Those of one thread have its `threadId`, which is the id of its first comment.
         */
        get: operations["listComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/customblocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's modules and those of the workspace */
        get: operations["listCustomBlocks"];
        put?: never;
        /** Save a module */
        post: operations["createCustomBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/customblocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Replace a module */
        put: operations["saveCustomBlock"];
        post?: never;
        /** Delete a module */
        delete: operations["deleteCustomBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/customblocks/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The module as a page for a frame */
        get: operations["previewCustomBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/contacts/customfields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The workspace's custom fields */
        get: operations["listCustomFields"];
        /**
         * Replace the workspace's custom fields
         * @description For administrators. Emails that hold a field that is taken away keep it.
         */
        put: operations["setCustomFields"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The connected shops */
        get: operations["listStores"];
        put?: never;
        /**
         * Connect a shop
         * @description For administrators. It is entered once before anything is kept, and its products are read as a job. What it is entered with is encrypted, and no answer tells it. `service-key-refused`, `service-unreachable` and `service-refused` say what the shop had against it.
         */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/stores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect a shop
         * @description For administrators. Its products go from the lists; emails that show some stay as they are.
         */
        delete: operations["deleteStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/stores/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the products of a shop anew
         * @description Prices, pictures, and what is gone. 202 with the job where it takes longer than 20 s.
         */
        post: operations["refreshStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/stores/{id}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories of a shop */
        get: operations["listStoreCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/store/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of a shop */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's imports, the newest first */
        get: operations["listImports"];
        put?: never;
        /**
         * Import many emails from files
         * @description ZIP archives, files whose names end with `.html`, `.htm`, `.mjml`, `.eml` or `.json`, and the pictures that they show by relative addresses; the names of the files may be paths. What is packed is unpacked, once. They are read as a job of the kind `import-many` whose id is the import's: `cancelJob` stops it, `retryJob` goes on with it. Refused as a whole are an upload without an email (`import-empty`), one with more than 500 (`too-many-emails`), 5000 files (`too-many-files`), 50 MB in one file (`file-too-large`) or 100 MB unpacked (`archive-too-large`), and archives that are broken, encrypted (`archive-encrypted`) or lead out of their folder (`archive-names`). Kept for 14 days, unless the operator chose otherwise.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import many emails by their addresses
         * @description Pages of the public internet, fetched one after the other by the job. What cannot be fetched is a result that says why.
         */
        post: operations["createImportOfAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** How far an import is */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Stop an import and remove it with its results
         * @description Templates that were accepted, and pictures that they show, stay.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came of an import's emails
         * @description What could not be read comes first, then the largest difference; what was not measured or not read yet comes last.
         */
        get: operations["listImportResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/imports/{id}/results/{resultId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                resultId: components["parameters"]["resultId"];
            };
            cookie?: never;
        };
        /** One result with the email before and after */
        get: operations["getImportResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose again which parts become blocks
         * @description The email is read anew and measured, within 15 seconds or not at all (`content-too-costly`; what was read before stays). One choice of a person is at work and one waits; a third is refused (`unavailable`). `renderer-unavailable` where the server has no browser, `result-not-read` where nothing came of the email.
         */
        patch: operations["chooseImportForms"];
        trace?: never;
    };
    "/api/v2/imports/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make templates of results
         * @description Each becomes a draft of one's own. One that was accepted before, and whose template is still there, is answered with it again.
         */
        post: operations["acceptImportResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one asked for, the newest 50 */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** How it stands with a job */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Stop a job
         * @description 409 `job-ended` once it has ended, or once a mail is on its way.
         */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a job again that failed, was cancelled or ended uncertainly */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file that a job made
         * @description For a day.
         */
        get: operations["getJobResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail that this server kept instead of sending, newest first
         * @description Only in demo mode; 404 elsewhere.
         */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/inbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail with its plain text */
        get: operations["getInboxMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/inbox/{id}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The HTML part as a page for a frame */
        get: operations["getInboxHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/inbox/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plain text part */
        get: operations["getInboxText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/inbox/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole message as it went over the wire */
        get: operations["getInboxSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
        Id: string;
        /**
         * Format: date-time
         * @example 2026-11-21T09:30:00.000Z
         */
        Moment: string;
        /**
         * @default email
         * @enum {string}
         */
        TemplateType: "email";
        /** @enum {string} */
        TemplateStatus: "published" | "draft" | "deleted";
        /**
         * @default lastModified
         * @enum {string}
         */
        SortKey: "lastModified" | "created" | "name" | "isShared";
        /** @enum {string} */
        Role: "ROLE_ADMIN" | "user";
        /** @enum {string} */
        EditorMode: "simple" | "advanced";
        /** @enum {string} */
        Theme: "light" | "dark" | "auto";
        Failure: {
            /**
             * @description A sentence for a developer.
             * @example The name must not be empty.
             */
            error: string;
            /**
             * @description Stable; see `errorCodes`.
             * @example invalid-fields
             */
            code: string;
            fields: components["schemas"]["FieldFault"][];
            /** @example req-7f3a */
            requestId: string;
            quota?: components["schemas"]["QuotaUse"];
            destination?: components["schemas"]["DestinationFailure"];
            /** @description With `block-locked` and `plan-required`, the blocks of the document that may not be changed so. */
            blocks?: components["schemas"]["BlockFault"][];
        };
        DestinationFailure: {
            /**
             * @example AUTH
             * @enum {string}
             */
            code: "AUTH" | "VALIDATION" | "CONFLICT" | "NOT_FOUND" | "RATE_LIMIT" | "UPSTREAM" | "CONFIG";
            /**
             * @description What the service says, on one line and without secrets; empty where it says nothing.
             * @example The API key is invalid
             */
            reason: string;
            /**
             * @description It may have arrived all the same.
             * @example false
             */
            isUncertain: boolean;
            /**
             * @description When the service may be asked again.
             * @example null
             */
            retryAfterSeconds: number | null;
        };
        DestinationList: {
            destinations: components["schemas"]["OfferedDestination"][];
            /**
             * @description Can the internet reach this server? Where it cannot
             * @example true
             */
            isPublic: boolean;
        };
        OfferedDestination: {
            /** @example SENDGRID */
            provider: string;
            /**
             * @description Can something that is there be changed by sending again?
             * @example true
             */
            mayUpdate: boolean;
            /**
             * @description False where whoever runs the server has registered no client at the service, or where the server may not reach the internet.
             * @example true
             */
            isReady: boolean;
        };
        AuthLinkRequest: {
            /**
             * @description What people call the service.
             * @example Mailchimp
             */
            name?: string;
            /** @example MAILCHIMP */
            type: string;
            /**
             * @description Where the account is, for `ZOHOMAIL` and `ZOHOCAMPAIGN`.
             * @example eu
             */
            region?: string;
        };
        AuthLink: {
            /** @example https://login.mailchimp.com/oauth2/authorize?response_type=code */
            authLink: string;
        };
        /** @description What the service asks for, such as `apiKey`, or `authCode` with what the window came back with. */
        DestinationOrder: {
            /**
             * @description What the address of the window says in the end.
             * @example eyJhbGciOiJkaXIi
             */
            authCode?: string;
            /**
             * @description A connection whose account is used; then nothing secret has to be given. Beside it only what says where in the account the email goes is read, such as `mailingList`.
             * @example 0190d2a4-7b51-7c3e-9a44-3f6f0e1c2b3d
             */
            connectionId?: string;
        } & {
            [key: string]: unknown;
        };
        ConnectionDraft: {
            /**
             * Format: uuid
             * @description Made by the caller: a second try with the same one, after an answer was lost, keeps nothing twice.
             * @example 0190d2a4-7b51-7c3e-9a44-3f6f0e1c2b3d
             */
            id?: string;
            /** @example SENDGRID */
            provider: string;
            /**
             * @description What people call it, such as the account's name.
             * @default
             * @example Newsletter account
             */
            name?: string;
            /**
             * @description May everybody in the workspace use it?
             * @default false
             * @example false
             */
            isTeam?: boolean;
            /**
             * @example {
             *       "apiKey": "…"
             *     }
             */
            given: {
                [key: string]: unknown;
            };
        };
        Connection: {
            id: components["schemas"]["Id"];
            /** @example SENDGRID */
            provider: string;
            /** @example Newsletter account */
            name: string;
            /** @example false */
            isTeam: boolean;
            ownerId: components["schemas"]["Id"];
            /**
             * @description Who keeps it.
             * @example Ann Sender
             */
            ownerName: string;
            /** @example true */
            mayDelete: boolean;
            /**
             * @description Has the service a call that changes nothing?
             * @example true
             */
            mayTest: boolean;
            choices: components["schemas"]["DestinationChoices"];
            createdAt: components["schemas"]["Moment"];
            /** @description Null before the first export. */
            usedAt: components["schemas"]["Moment"] | null;
        };
        /**
         * @description What is chosen from lists in the form of a service, by field. How merge tags are written may depend on it.
         * @example {
         *       "purposes": [
         *         "marketing"
         *       ]
         *     }
         */
        DestinationChoices: {
            [key: string]: string[];
        };
        ConnectionTest: {
            /** @example true */
            isGood: boolean | null;
            /** @description What the service said against it. */
            destination: components["schemas"]["DestinationFailure"] | null;
        };
        DestinationExport: {
            /** @example 0190d2a4-7b51-7c3e-9a44-3f6f0e1c2b3d */
            id: string;
            /** @example SENDGRID */
            provider: string;
            /**
             * @description What it is called there.
             * @example Spring sale
             */
            name: string;
            /** @example d-12 */
            externalId: string;
            /**
             * @description Where a person looks at it.
             * @example https://mc.sendgrid.com/dynamic-templates
             */
            externalUrl: string | null;
            /**
             * @description Was something changed that was there? False where it was made.
             * @example false
             */
            isUpdate: boolean;
        };
        TemplateExport: {
            /**
             * @description For `again` of the next export.
             * @example 0190d2a4-7b51-7c3e-9a44-3f6f0e1c2b3d
             */
            id: string;
            /** @example SENDGRID */
            provider: string;
            /**
             * @description What it is called there.
             * @example Spring sale
             */
            name: string;
            /**
             * @description The version that was handed over, as in the template's `ETag`.
             * @example 7
             */
            version: number;
            /**
             * @description Is that the version which is stored now?
             * @example true
             */
            isCurrent: boolean;
            /**
             * @description `uncertain` means that it may have arrived.
             * @example done
             * @enum {string}
             */
            state: "running" | "done" | "failed" | "uncertain";
            /**
             * @description Was something changed that was there? False where it was made.
             * @example false
             */
            isUpdate: boolean;
            /** @example d-12 */
            externalId: string | null;
            /**
             * @description Where a person looks at it.
             * @example https://mc.sendgrid.com/dynamic-templates
             */
            externalUrl: string | null;
            /**
             * @description A code of `DestinationFailure`, or of this server.
             * @example null
             */
            failure: string | null;
            /**
             * @description Empty where whoever sent it is gone.
             * @example 0190d2a4-7b51-7c3e-9a44-3f6f0e1c2b3d
             */
            userId: string;
            /** @example Ann Sender */
            userName: string;
            createdAt: components["schemas"]["Moment"];
            /** @description Null while it runs. */
            endedAt: components["schemas"]["Moment"] | null;
        };
        BlockFault: {
            /**
             * @description The block's id; empty where it has none of its own.
             * @example a1
             */
            blockId: string;
            /**
             * @description Stable; what was done to the block.
             * @enum {string}
             */
            code: "locked-content" | "locked-style" | "locked-position" | "locked-removal" | "lock-lifted" | "plan-required";
            /**
             * @description A sentence for a developer.
             * @example The content of this block is locked.
             */
            message: string;
        };
        /**
         * @example sharing
         * @enum {string}
         */
        ActivityGroup: "changes" | "sharing" | "comments" | "publishing" | "exports";
        ActivityEntry: {
            id: components["schemas"]["Id"];
            templateId: components["schemas"]["Id"];
            /**
             * @description What the template is called now.
             * @example Spring sale
             */
            templateName: string;
            /**
             * @description What was done. More kinds may come.
             * @example shared
             * @enum {string}
             */
            kind: "created" | "copied" | "changed" | "settings-changed" | "renamed" | "version-named" | "version-restored" | "shared" | "unshared" | "role-changed" | "transferred" | "link-created" | "link-revoked" | "locked" | "unlocked" | "commented" | "resolved" | "reopened" | "approval-asked" | "approval-withdrawn" | "approved" | "changes-asked" | "published" | "unpublished" | "removed" | "restored" | "exported" | "test-mail";
            /**
             * @description Null for a person who was removed, and for a guest.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02
             */
            actorId: string | null;
            /**
             * @description Empty for a person who was removed.
             * @example Ann Walker
             */
            actorName: string;
            /**
             * @description Done without an account, by a review link, under a name that the guest chose.
             * @example false
             */
            isGuest: boolean;
            /**
             * @description With whom it was shared, whose role or lock it was, who was asked for approval, or to whom it was given. Null where there is none, and for a person who was removed.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c03
             */
            personId: string | null;
            /**
             * @description Of the person, or of the team with which it was shared.
             * @example Ben Okafor
             */
            personName: string;
            /** @description What the person may do from then on, where it was shared or a role changed. */
            role: components["schemas"]["CollaboratorRole"] | null;
            /**
             * @description `created`: the name of the template that it is a copy of. `renamed`: the new name. `version-named`: the name. `version-restored`: the version's name, or its date where it had none. `link-created`: `view` or `review`. `exported`: `html`, `mjml`, `pdf`, `image`, `outlook` or the name of a service. Null otherwise.
             * @example null
             */
            about: string | null;
            /**
             * @description How often it was done.
             * @example 1
             */
            count: number;
            /** @description When it was done first. */
            since: components["schemas"]["Moment"];
            /** @description When it was done last. */
            at: components["schemas"]["Moment"];
        };
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Moment"];
            /**
             * @description An operation of this contract; `command …` for one of the command line; `restoreVersion` for a version that was restored.
             * @example shareTemplate
             */
            operation: string;
            /** @enum {string} */
            by: "user" | "guest" | "host" | "command" | "server";
            /**
             * @description The same for everything that one person did, also after the person is gone.
             * @example 5f0c2a1e-7a10-4c3e-9b52-4d1f6a2e8c01
             */
            actor: string | null;
            /**
             * @description Null for a person who was removed
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02
             */
            actorId: string | null;
            /** @example Ann Walker */
            actorName: string;
            /**
             * @description What it was about: the id of a template, a person or another thing.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01
             */
            target: string | null;
            /**
             * @description How many things it was about.
             * @example 1
             */
            count: number;
            /**
             * @description Where the call came from; empty where it was none.
             * @example 203.0.113.7
             */
            address: string;
        };
        /** @description A limit, and how much of it is used; with the codes `quota-…`. */
        QuotaUse: {
            /**
             * @example templates
             * @enum {string}
             */
            kind: "templates" | "pictures" | "bytes" | "modules" | "mails" | "generated" | "screenshots";
            /**
             * @description Whose limit it is.
             * @example user
             * @enum {string}
             */
            scope: "user" | "workspace";
            /** @example 500 */
            limit: number;
            /** @example 500 */
            used: number;
        };
        Usage: {
            quotas: components["schemas"]["QuotaUse"][];
        };
        FieldFault: {
            /**
             * @description Path of the value, such as `name` or `criteria.0.key`.
             * @example name
             */
            field: string;
            /**
             * @description Stable, such as `required` or `too-long`.
             * @example required
             */
            code: string;
        };
        TooLarge: {
            /** @example The template is larger than 10 MB; nothing was stored. */
            error: string;
            /** @constant */
            code: "template-too-large";
            fields: components["schemas"]["FieldFault"][];
            /** @example req-7f3a */
            requestId: string;
            /** @example 11534336 */
            sizeBytes: number;
            /** @example 10485760 */
            sizeMaxBytes: number;
        };
        TemplateConflict: {
            /** @example Somebody saved this template in between. */
            error: string;
            /** @constant */
            code: "version-conflict";
            fields: components["schemas"]["FieldFault"][];
            /** @example req-7f3a */
            requestId: string;
            current: components["schemas"]["Template"];
        };
        Credentials: {
            /** @example sn_5JmC0q4kz1 */
            sessionId: string;
            /**
             * @description Who minted the session; any word.
             * @example host
             */
            type?: string;
        };
        Token: {
            /** @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl */
            token: string;
            /** @example 900 */
            expiresInSeconds: number;
        };
        Session: {
            /**
             * @description A fresh bearer token.
             * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl
             */
            token: string;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            id: string;
            /**
             * @description The same as id.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02
             */
            principalId: string;
            /** @example Ann */
            firstName: string;
            /** @example Walker */
            lastName: string;
            /** @example Ann Walker */
            name: string;
            /** @example ann@example.com */
            email: string;
            /** @example user */
            role: components["schemas"]["Role"];
            /** @example advanced */
            dnd_mode: components["schemas"]["EditorMode"];
            /** @example auto */
            theme: components["schemas"]["Theme"];
            /**
             * @description Plan number; 0 is free or trial.
             * @example 2
             */
            subscriptionPlan: number;
            /**
             * @example [
             *       "custom-modules"
             *     ]
             */
            entitlements: string[];
            /** @example https://example.com/ann.png */
            imageUrl: string;
            /**
             * @description The server runs in demo mode: it has an inbox page and switchable users.
             * @example false
             */
            isDemo: boolean;
            /**
             * @description Shared templates can be opened together with others, by WebSocket at `/api/v2/live/{id}`. Absent: they cannot.
             * @example true
             */
            liveEditing?: boolean;
        };
        DemoUser: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            id: string;
            /** @example demo-ann */
            sessionId: string;
            /** @example Ann Walker */
            name: string;
            /** @example user */
            role: components["schemas"]["Role"];
            /** @example ann@example.com */
            email: string;
            /** @example /people/ann.svg */
            imageUrl: string;
            /** @example 2 */
            subscriptionPlan: number;
        };
        HostSessionRequest: {
            /**
             * @description The host's own id of the user.
             * @example crm-4711
             */
            externalId: string;
            /**
             * Format: email
             * @example ann@example.com
             */
            email: string;
            /** @example Ann */
            firstName: string;
            /** @example Walker */
            lastName?: string;
            /** @example https://example.com/ann.png */
            imageUrl?: string;
            /** @example user */
            role?: components["schemas"]["Role"];
            /** @example 2 */
            subscriptionPlan?: number;
            /**
             * @example [
             *       "custom-modules"
             *     ]
             */
            entitlements?: string[];
            /** @default 28800 */
            lifetimeSeconds?: number;
            /**
             * @description What stood in the address when the product sent a browser to the host to sign in. The code then works in that browser only, on a page of its own; without it, in a frame of the host's page only.
             * @example Jq3nX0b9w2Kf7uYd
             */
            state?: string;
        };
        HostSession: {
            /** @example sn_5JmC0q4kz1 */
            sessionId: string;
            /** @example 2026-11-21T17:30:00.000Z */
            expiresAt: components["schemas"]["Moment"];
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            principalId: string;
            /**
             * @description For the address of the product's own pages (`#code=…`), in place of the session: it works once, within a minute.
             * @example c0de_9f3kQ2m1
             */
            code: string;
        };
        SignInCode: {
            /** @example c0de_9f3kQ2m1 */
            code: string;
        };
        DemoSessionRequest: {
            /** @example demo-ann */
            sessionId: string;
        };
        UserSettings: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            userId: components["schemas"]["Id"];
            /** @example advanced */
            dnd_mode?: components["schemas"]["EditorMode"];
            /** @example dark */
            theme?: components["schemas"]["Theme"];
        };
        TemplateBody: {
            /**
             * @description The compiled email.
             * @example <!doctype html><html lang="en"><body>…</body></html>
             */
            html: string;
            /** @example  */
            css: string;
            /**
             * @description Style rules as the editor keeps them; stored unchanged.
             * @example []
             */
            style: unknown;
            /** @example  */
            customStyles: string;
            /**
             * @description The document: `{ version, settings, root }`; stored unchanged.
             * @example {
             *       "version": 1,
             *       "settings": {
             *         "width": 600
             *       },
             *       "root": {
             *         "id": "root",
             *         "type": "root",
             *         "props": {},
             *         "children": []
             *       }
             *     }
             */
            components: unknown;
        };
        TemplateBodyChange: {
            /** @example <!doctype html><html lang="en"><body>…</body></html> */
            html?: string;
            /** @example  */
            css?: string;
            /**
             * @description Style rules as the editor keeps them; stored unchanged.
             * @example []
             */
            style?: unknown;
            /** @example  */
            customStyles?: string;
            /**
             * @description The document: `{ version, settings, root }`; stored unchanged.
             * @example {
             *       "version": 1,
             *       "settings": {
             *         "width": 600
             *       },
             *       "root": {
             *         "id": "root",
             *         "type": "root",
             *         "props": {},
             *         "children": []
             *       }
             *     }
             */
            components?: unknown;
        };
        CategoryRef: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c04 */
            id: components["schemas"]["Id"];
        };
        TemplateCategory: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c04 */
            id: string;
            /** @example Newsletter */
            name: string;
            /** @example system */
            group: string;
            /** @example false */
            hidden: boolean;
        };
        TemplateSummary: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            id: string;
            /** @example Autumn newsletter */
            name: string;
            /** @example What is new in our shop */
            description: string;
            /**
             * @description Comma-separated; `favorite` marks a favourite.
             * @example autumn,favorite
             */
            tags: string;
            type: components["schemas"]["TemplateType"];
            /** @example draft */
            status: components["schemas"]["TemplateStatus"];
            /** @example Warm things for cold days */
            preHeader: string;
            categories: components["schemas"]["TemplateCategory"][];
            /**
             * @description Who shares it.
             * @example Ann Lee
             */
            ownerName?: string;
            /** @example 2026-10-02T08:15:00.000Z */
            created: components["schemas"]["Moment"];
            lastModified: components["schemas"]["Moment"];
            /**
             * @description Bytes of html and css.
             * @example 38214
             */
            size: number;
            /** @example true */
            isShared: boolean;
            /** @example false */
            isLocked: boolean;
            /**
             * @description The owner; empty for a layout that came with the product.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02
             */
            userId: string;
            /**
             * @description Who edits it right now.
             * @example null
             */
            collaboratorId: string | null;
            /**
             * @description The caller's id, where somebody took their lock away since they opened the template. They open it again before they save.
             * @example null
             */
            releasedFromId?: string | null;
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c03"
             *     ]
             */
            collaboratorsList: string[];
            /** @description What each of `collaboratorsList` may do. */
            collaboratorRoles?: components["schemas"]["Collaborator"][];
            /** @description Teams that it is shared with, by name. */
            teams?: components["schemas"]["SharedTeam"][];
            /** @description What the caller may do as a member of those teams; null where they are in none of them. The highest of this and their own role holds. */
            teamRole?: components["schemas"]["CollaboratorRole"] | null;
            /** @example false */
            isSystem: boolean;
            /**
             * @description Counts saves; the ETag is this number in quotes.
             * @example 7
             */
            version: number;
            /**
             * @description Page for a frame, relative to the server; works for about an hour.
             * @example /api/v2/usertemplate/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01/preview?t=k3…
             */
            previewUrl: string;
            /**
             * @description A small picture of the email as it is stored, relative to the server, for about an hour; null until it is made.
             * @example /api/v2/usertemplate/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01/picture?t=k3…
             */
            previewPictureUrl?: string | null;
            /**
             * @description The shared view for a window, relative to the server; works for about an hour.
             * @example /api/v2/usertemplate/sharing/show/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01?t=k3…
             */
            showUrl?: string;
            /** @description The newest export that arrived at a service; null where there was none. */
            lastExport?: components["schemas"]["LastExport"] | null;
            /**
             * @description How many threads of comments nobody has resolved.
             * @example 0
             */
            openComments?: number;
            /**
             * @description How many comments mention the caller that they have not read.
             * @example 0
             */
            unreadMentions?: number;
            approval?: components["schemas"]["ApprovalSummary"];
            /** @description Who else has it open together with others at this moment. */
            peopleHere?: components["schemas"]["PersonHere"][];
            template?: components["schemas"]["TemplateBody"];
        };
        PersonHere: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c03 */
            id: string;
            /** @example Ann Lee */
            name: string;
        };
        LastExport: {
            /** @example MAILCHIMP */
            provider: string;
            /**
             * @description What people call the service.
             * @example Mailchimp
             */
            name: string;
            /**
             * @description Of the template that went there.
             * @example 4
             */
            version: number;
            /**
             * @description Is that what is stored now?
             * @example true
             */
            isCurrent: boolean;
            createdAt: components["schemas"]["Moment"];
        };
        Template: components["schemas"]["TemplateSummary"] & {
            template: components["schemas"]["TemplateBody"];
        };
        TemplatePage: {
            elements: components["schemas"]["TemplateSummary"][];
            /** @example true */
            "first-page": boolean;
            /** @example true */
            "last-page": boolean;
            /** @example 1 */
            "total-page": number;
            /** @example 1 */
            "total-elements": number;
        };
        TemplateCounts: {
            /** @example 12 */
            published: number;
            /** @example 5 */
            draft: number;
            /** @example 2 */
            deleted: number;
            /** @example 3 */
            shared: number;
            /** @example 4 */
            favorited: number;
            /** @example 30 */
            system: number;
            /**
             * @description 0 unless an administrator asks.
             * @example 0
             */
            deletedSystem: number;
        };
        TemplateDraft: {
            /** @example Autumn newsletter */
            name: string;
            /** @example autumn */
            tags?: string;
            /** @example What is new in our shop */
            description?: string;
            /** @example Warm things for cold days */
            preHeader?: string;
            categories?: components["schemas"]["CategoryRef"][];
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c07 */
            systemTemplateId?: components["schemas"]["Id"];
            template?: components["schemas"]["TemplateBodyChange"];
        };
        TemplateChange: {
            /** @example Autumn newsletter */
            name?: string;
            /** @example autumn,favorite */
            tags?: string;
            /** @example What is new in our shop */
            description?: string;
            /** @example Warm things for cold days */
            preHeader?: string;
            categories?: components["schemas"]["CategoryRef"][];
            template?: components["schemas"]["TemplateBodyChange"];
            /** @description The `versionDate` of the version of this template that `template` was made from: the activity tells *restored* in place of *changed*, and the audit log has the save as `restoreVersion`. Only beside `template`; where there is no such version, nothing is stored (`version-not-found`). */
            restores?: components["schemas"]["Moment"];
        };
        TemplateIds: {
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01"
             *     ]
             */
            ids: components["schemas"]["Id"][];
        };
        ImportAddresses: {
            /**
             * @example [
             *       "https://www.example.com/newsletters/autumn.html"
             *     ]
             */
            addresses: string[];
        };
        Import: {
            /**
             * @description Of its job too.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c20
             */
            id: string;
            /**
             * @description What it came as: a file or folder, or the first address.
             * @example newsletters.zip
             */
            name: string;
            createdAt: components["schemas"]["Moment"];
            /**
             * @description `cancelled` and `failed` ones go on with `retryJob`, for a day.
             * @example done
             * @enum {string}
             */
            state: "running" | "done" | "cancelled" | "failed";
            /** @example 12 */
            total: number;
            /**
             * @description Not read yet.
             * @example 0
             */
            waiting: number;
            /** @example 11 */
            read: number;
            /** @example 1 */
            refused: number;
            /**
             * @description How many of them are templates.
             * @example 4
             */
            accepted: number;
        };
        /** @description How far the blocks are from the email, from 0 to 1, in windows of 800 and 375 px. What is missing counts whole, what stands elsewhere by how far, and more or less height by how much. */
        ImportDifference: {
            /** @example 0.004 */
            desktop: number;
            /** @example 0.012 */
            phone: number;
        };
        ImportShare: {
            /** @example 184 */
            of: number;
            /** @example 184 */
            kept: number;
        };
        ImportResult: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c21 */
            id: string;
            /**
             * @description The path of its file, or its address.
             * @example 2025/autumn.html
             */
            name: string;
            /**
             * @description What it is called as a template.
             * @example Autumn newsletter
             */
            title: string;
            /**
             * @example read
             * @enum {string}
             */
            state: "waiting" | "read" | "refused";
            /**
             * @description Why nothing came of it, such as `source-no-content`, `base64-content`, `file-too-large`, `address-unreachable`, `address-not-allowed`, `content-too-costly` or `import-failed`.
             * @example null
             */
            failure: string | null;
            /**
             * @description `html`, `mjml` or `design`.
             * @example html
             */
            format: string | null;
            /** @description Null where no browser measured it. */
            difference: components["schemas"]["ImportDifference"] | null;
            /** @description Words, links and pictures. */
            kept: components["schemas"]["ImportKept"] | null;
            /**
             * @description Remarks on the source.
             * @example 2
             */
            problemCount: number;
            /**
             * @description Parts that stay as they were written.
             * @example 1
             */
            rawPartCount: number;
            /**
             * @description What it became.
             * @example null
             */
            templateId: string | null;
        };
        ImportKept: {
            words: components["schemas"]["ImportShare"];
            links: components["schemas"]["ImportShare"];
            images: components["schemas"]["ImportShare"];
        };
        ImportPart: {
            /**
             * @description Its first words.
             * @example What is new in our shop
             */
            label: string;
            /**
             * @description Blocks, or HTML as it was written.
             * @example native
             * @enum {string}
             */
            form: "native" | "raw";
            /**
             * @description Can it be had in both forms?
             * @example true
             */
            hasChoice: boolean;
            /**
             * @description What speaks against blocks.
             * @example [
             *       "differs"
             *     ]
             */
            reasons: string[];
        };
        ImportProblem: {
            /** @example active-content-dropped */
            code: string;
            /** @example 12 */
            line: number | null;
            /** @example script */
            detail: string;
        };
        ImportResultDetail: {
            result: components["schemas"]["ImportResult"];
            parts: components["schemas"]["ImportPart"][];
            problems: components["schemas"]["ImportProblem"][];
            /**
             * @description The email as it was. It is somebody else's HTML: show it in a sandboxed frame without scripts.
             * @example <p>Autumn</p>
             */
            before: string;
            /**
             * @description The email as it would be sent.
             * @example <!doctype html><html>…</html>
             */
            after: string;
        };
        ImportForms: {
            /** @description The form of each part that has a choice; what is not named becomes what it is best as. */
            forms: {
                /**
                 * @description Its place among the parts, from 0 on.
                 * @example 0
                 */
                part: number;
                /**
                 * @example raw
                 * @enum {string}
                 */
                form: "native" | "raw";
            }[];
        };
        ImportAcceptance: {
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c21"
             *     ]
             */
            ids: components["schemas"]["Id"][];
            categories?: components["schemas"]["CategoryRef"][];
        };
        ImportAccepted: {
            accepted: {
                /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c21 */
                id: string;
                /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
                templateId: string;
            }[];
            refused: components["schemas"]["BulkRefusal"][];
        };
        BulkResult: {
            /**
             * @description What was done.
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01"
             *     ]
             */
            ids: string[];
            refused: components["schemas"]["BulkRefusal"][];
        };
        BulkRefusal: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c07 */
            id: string;
            /** @example forbidden-transition */
            code: string;
        };
        BulkFiles: {
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01"
             *     ]
             */
            ids: components["schemas"]["Id"][];
            /**
             * @example [
             *       "html",
             *       "pdf"
             *     ]
             */
            forms: ("html" | "mjml" | "pdf" | "image")[];
            /**
             * @description Of the pictures.
             * @default 600
             * @example 600
             */
            width?: number;
            /**
             * @description Of the pictures.
             * @default png
             * @example png
             * @enum {string}
             */
            format?: "png" | "jpeg";
        };
        BulkSend: {
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01"
             *     ]
             */
            ids: components["schemas"]["Id"][];
            given: components["schemas"]["DestinationOrder"];
            /**
             * @description Is what an earlier export of a template made there changed? It has to be in the same account.
             * @default false
             * @example false
             */
            isAgain?: boolean;
        };
        SendLook: {
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01"
             *     ]
             */
            ids: components["schemas"]["Id"][];
            choices?: components["schemas"]["DestinationChoices"];
        };
        SendOutlook: {
            /**
             * @description Has an earlier export of it arrived there?
             * @example false
             */
            wasSent: boolean;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: string;
            /**
             * @description The code of why one may not send it, or why it cannot be read.
             * @example null
             */
            refusal: string | null;
            /** @description Merge tags of ours that do not arrive as they are meant. */
            untranslated: {
                /** @example {{ city }} */
                tag: string;
                /**
                 * @example no-tag
                 * @enum {string}
                 */
                problem: "no-tag" | "no-fallback" | "no-conditions" | "added-by-service";
            }[];
            /** @description The email cannot go there with one of these that is no advice. */
            problems: {
                /** @example html-too-long */
                code: string;
                /** @example The email is larger than the service takes. */
                words: string;
                /**
                 * @description The numbers and names in the words.
                 * @example {
                 *       "max": 150000,
                 *       "length": 162000
                 *     }
                 */
                values?: {
                    [key: string]: string | number;
                };
                /** @example false */
                isAdvice: boolean;
            }[];
            /** @description Pictures that those who get the email do not see. */
            unreached: {
                /** @example http://localhost:4400/starter/lamp.png */
                address: string;
                /**
                 * @example server
                 * @enum {string}
                 */
                fault: "server" | "computer" | "network" | "no-server" | "inside";
            }[];
            /**
             * @description What the checks call errors, in English.
             * @example []
             */
            errors: string[];
        };
        BulkExport: {
            /**
             * @description Of its job too.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c21
             */
            id: string;
            /**
             * @description Where the emails go; null where they become files.
             * @example null
             */
            provider: string | null;
            /**
             * @example done
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed" | "cancelled" | "uncertain";
            /**
             * @description The code of why the whole of it failed.
             * @example null
             */
            failure: string | null;
            createdAt: components["schemas"]["Moment"];
            endedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Where its archive is, once it is done and something is in it.
             * @example /api/v2/jobs/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c21/result
             */
            fileUrl: string | null;
            /** @description In the order in which they were asked for. */
            results: components["schemas"]["BulkExportResult"][];
        };
        BulkExportResult: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: string;
            /**
             * @description Empty until it is its turn, and of a template that one may not open.
             * @example Autumn newsletter
             */
            name: string;
            /**
             * @description `waiting` where it was not its turn yet, or will not be any more; `uncertain` where it may have arrived.
             * @example done
             * @enum {string}
             */
            state: "waiting" | "done" | "refused" | "uncertain";
            /**
             * @description The code of why it was left out, or what went wrong at the service, as in `DestinationFailure`.
             * @example null
             */
            failure: string | null;
            /**
             * @description Where a person looks at what arrived.
             * @example null
             */
            externalUrl: string | null;
            /**
             * @description What arrived at a service: something new, a change of what was there, or something new although what was there was to be changed. Absent where nothing arrived at one.
             * @example made
             * @enum {string}
             */
            effect?: "made" | "changed" | "remade";
            /**
             * @description The same in a sentence; empty where nothing is wrong.
             * @example
             */
            message: string;
        };
        SearchCriterion: {
            /**
             * @description `text`: words that stand, in any order, in the name, the description, the tags or the email itself. `tag`: one whole tag.
             * @example name
             * @enum {string}
             */
            key: "id" | "name" | "description" | "tags" | "status" | "category" | "isShared" | "isLocked" | "userId" | "lastModified" | "created" | "size" | "text" | "tag";
            /** @example autumn */
            value: string | number | boolean | (string | number | boolean)[];
            /**
             * @example CONTAINS
             * @enum {string}
             */
            operation: "EQUALS" | "NOT_EQUALS" | "CONTAINS" | "NOT_CONTAINS" | "STARTS_WITH" | "ENDS_WITH" | "GREATER_THAN" | "LESS_THAN" | "IN";
            /**
             * @description How it joins what stands before it.
             * @default AND
             * @enum {string}
             */
            operator?: "AND" | "OR";
        };
        TemplateSearch: {
            /** @default 20 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /**
             * @default DESC
             * @enum {string}
             */
            orderDirection?: "ASC" | "DESC";
            orderBy?: components["schemas"]["SortKey"];
            criteria?: components["schemas"]["SearchCriterion"][];
        };
        SizeRequest: {
            templateType?: components["schemas"]["TemplateType"];
            /** @example <!doctype html><html lang="en"><body>…</body></html> */
            html: string;
            /** @example  */
            css: string;
        };
        SizeAnswer: {
            /** @example 38214 */
            size: number | "oversize";
        };
        TestMail: {
            /**
             * @description Reply address; the server's own sender stays.
             * @example ann@example.com
             */
            from?: string;
            /**
             * @example [
             *       "ben@example.com"
             *     ]
             */
            to: string[];
        };
        SentMail: {
            /**
             * @example smtp
             * @enum {string}
             */
            delivery: "smtp" | "inbox";
            /**
             * @example [
             *       "ben@example.com"
             *     ]
             */
            to: string[];
        };
        VersionDraft: {
            /** @example As sent to the printer */
            name: string;
        };
        VersionChange: {
            /**
             * @description Empty takes the name away.
             * @example As sent to the printer
             */
            name: string;
        };
        VersionAuthor: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            id: components["schemas"]["Id"];
            /** @example Ann Walker */
            name: string;
        };
        Version: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            userId: string;
            /** @example Ann Walker */
            userName: string;
            versionDate: components["schemas"]["Moment"];
            /** @example 38102 */
            size: number;
            /** @example /api/v2/usertemplate/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01/version?t=k3… */
            previewUrl: string;
            /**
             * @description Empty where nobody named it.
             * @example As sent to the printer
             */
            name: string;
            /** @description Everybody who changed something since the version before, first of them who stored it. */
            authors: components["schemas"]["VersionAuthor"][];
        };
        VersionDetail: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            userId: string;
            versionDate: components["schemas"]["Moment"];
            template: components["schemas"]["TemplateBody"];
        };
        Category: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c04 */
            id: string;
            /** @example Newsletter */
            name: string;
            /** @example false */
            hidden: boolean;
            /** @enum {string} */
            type: "email" | "email_cb";
            /** @example system */
            group: string;
            /**
             * @description Published templates of the library, or blocks, inside.
             * @example 8
             */
            count: number;
            /**
             * @description The reader's own templates inside that are not removed.
             * @example 2
             */
            ownCount?: number;
        };
        Asset: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c10 */
            id: string;
            /** @example Autumn sale.jpg */
            originalName: string;
            /** @example autumn-sale-9f2c.jpg */
            savedName: string;
            /**
             * @description Absolute, public, for ever the same content.
             * @example https://mail.example.com/api/v2/assets/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c10/autumn-sale-9f2c.jpg
             */
            url: string;
            /**
             * @description A small still of it, for lists.
             * @example https://mail.example.com/api/v2/assets/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c10/autumn-sale-9f2c.jpg?width=320
             */
            thumbnailUrl?: string;
            /** @example image/jpeg */
            mime: string;
            /** @example 184320 */
            sizeBytes: number;
            /** @example 1200 */
            widthPx: number;
            /** @example 800 */
            heightPx: number;
            /**
             * @description The words that it was made from; missing for what was not.
             * @example A red lamp on a desk
             */
            prompt?: string;
            createdAt: components["schemas"]["Moment"];
        };
        StoredFile: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c11 */
            id: string;
            /** @example Price list.pdf */
            originalName: string;
            /** @example price-list-9f2c31aa.pdf */
            savedName: string;
            /**
             * @description Absolute, public, for ever the same content.
             * @example https://mail.example.com/api/v2/assets/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c11/price-list-9f2c31aa.pdf
             */
            url: string;
            /** @example application/pdf */
            mime: string;
            /** @example 184320 */
            sizeBytes: number;
            createdAt: components["schemas"]["Moment"];
        };
        AssetAddress: {
            /** @example https://shop.example/pictures/lamp.jpg */
            url: string;
            /** @description Store it for this template only. */
            templateId?: components["schemas"]["Id"];
        };
        AssetName: {
            /** @example Lamp, side view.jpg */
            originalName: string;
        };
        AssetDetails: {
            asset: components["schemas"]["Asset"];
            /**
             * @description The template that it belongs to; null for a global picture.
             * @example null
             */
            templateId: string | null;
            /** @description Templates that one may see and that show it as they are stored, the newest 100. */
            shownIn: components["schemas"]["AssetUse"][];
            /**
             * @description How many templates show it besides.
             * @example 0
             */
            othersCount: number;
            /** @description How it was made of another picture; missing for what was not, and where that other one is deleted. */
            edit?: components["schemas"]["AssetEdit"];
        };
        AssetEdit: {
            original: components["schemas"]["Asset"];
            /**
             * @description What was done to the original.
             * @example {
             *       "brightness": 20
             *     }
             */
            steps: {
                [key: string]: unknown;
            };
        };
        AssetUse: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            id: string;
            /** @example Autumn sale */
            name: string;
            /**
             * @description Whether it is one of the ready-made templates.
             * @example false
             */
            isSystem: boolean;
        };
        QrCodeDraft: {
            /**
             * @description What a camera reads, as a rule a web address.
             * @example https://example.com/autumn
             */
            text: string;
        };
        SavedImage: {
            /**
             * @description Absolute, public address, for ever the same content.
             * @example https://mail.example.com/api/v2/assets/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c10/qr-9f2c.png
             */
            savedImage: string;
            asset: components["schemas"]["Asset"];
        };
        MapSource: {
            /** @example Geoapify */
            name: string;
            /** @example https://www.geoapify.com */
            url: string;
        };
        ScreenshotSource: {
            /** @enum {string} */
            id: "email-on-acid" | "litmus";
            /** @example Email on Acid */
            name: string;
            /** @example https://www.emailonacid.com */
            url: string;
            clients: {
                /** @example outlook16 */
                id: string;
                /** @example Outlook 2016 (Windows) */
                name: string;
                /**
                 * @example desktop
                 * @enum {string}
                 */
                kind: "web" | "desktop" | "mobile" | "other";
            }[];
        };
        ScreenshotOrder: {
            /**
             * @example [
             *       "outlook16",
             *       "iphone6p_9"
             *     ]
             */
            clients: string[];
        };
        Screenshots: {
            /** @example eyJhbGciOiJkaXIifQ..k3 */
            id: string;
            results: {
                /** @example outlook16 */
                client: string;
                /**
                 * @example done
                 * @enum {string}
                 */
                state: "waiting" | "done" | "failed";
                /**
                 * @description Where the picture is
                 * @example https://mail.example.com/api/v2/screenshots/eyJhbGciOiJkaXIifQ..k3/outlook16
                 */
                url: string | null;
            }[];
        };
        MapDraft: {
            /**
             * @description The place in words.
             * @example 1 Market Square, Cambridge
             */
            address: string;
            /**
             * @description From 1, the world, to 20, a house.
             * @example 16
             */
            zoom: number;
            /**
             * @description As emails show it; the picture may be twice as wide, for sharp screens.
             * @example 700
             */
            widthPx: number;
            /** @example 350 */
            heightPx: number;
        };
        MadeMap: {
            /**
             * @description Absolute, public address, for ever the same content.
             * @example https://mail.example.com/api/v2/assets/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c10/map.jpg
             */
            savedImage: string;
            /**
             * @description What the service calls the place that it drew.
             * @example 1 Market Square, Cambridge CB2 3QD, United Kingdom
             */
            place: string;
            /**
             * @description What stands beside the picture.
             * @example © OpenStreetMap contributors · Powered by Geoapify
             */
            credit: string;
            asset: components["schemas"]["Asset"];
        };
        IconGroup: {
            /** @example Maps and travel */
            name: string;
            /** @example maps-travel */
            identifier: string;
        };
        Icon: {
            /** @example map-pin */
            id: string;
            /**
             * @description The same as id.
             * @example map-pin
             */
            icon_id: string;
            /**
             * @description Absolute address of the icon in black; add `&color=` and another `size=` at will.
             * @example https://mail.example.com/api/v2/icons/image/map-pin.png?size=64
             */
            url: string;
            /** @example Map pin */
            description: string;
            /**
             * @example [
             *       "place",
             *       "location"
             *     ]
             */
            tags: string[];
            /** @example regular */
            style: string;
            raster_sizes: {
                /** @example 64 */
                size: number;
                formats: {
                    /** @constant */
                    format: "png";
                    /** @example https://mail.example.com/api/v2/icons/image/map-pin.png?size=64 */
                    preview_url: string;
                }[];
            }[];
        };
        IconPage: {
            icons: components["schemas"]["Icon"][];
            /** @example 1 */
            total_count: number;
        };
        AiImageWish: {
            /** @example A red lamp on a desk */
            prompt: string;
            /**
             * @description What the pictures are not to show.
             * @example people
             */
            negativePrompt?: string;
            /**
             * @default 1:1
             * @enum {string}
             */
            aspectRatio?: "1:1" | "3:4" | "4:3" | "16:9" | "9:16";
            /**
             * @default photograph
             * @enum {string}
             */
            style?: "photograph" | "digital_art" | "landscape" | "sketch" | "watercolor" | "cyberpunk" | "pop_art";
            /** @default 4 */
            count?: number;
        };
        /**
         * @description Changed by words, without its background, extended to another shape.
         * @enum {string}
         */
        AiEdit: "words" | "background" | "extend";
        AiImageSource: {
            /**
             * @description Null where the operator chose none.
             * @example Stability AI
             */
            name: string | null;
            /**
             * @description What it can do to a picture.
             * @example [
             *       "background",
             *       "extend"
             *     ]
             */
            edits: components["schemas"]["AiEdit"][];
        };
        AiEditWish: {
            /**
             * @description The address of the picture, here or on the public internet.
             * @example https://mail.example.com/api/v2/assets/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c05/lamp.png
             */
            picture: string;
            edit: components["schemas"]["AiEdit"];
            /**
             * @description With `words` what is to change; with `extend` what is to be seen there.
             * @example Make the lamp blue
             */
            prompt?: string;
            /**
             * @description With `extend`, the shape that comes of it.
             * @default 1:1
             * @enum {string}
             */
            aspectRatio?: "1:1" | "3:4" | "4:3" | "16:9" | "9:16";
            /** @default 1 */
            count?: number;
        };
        AiImageKeeping: {
            /** @description Keep it for this template only. */
            templateId?: components["schemas"]["Id"];
        };
        Photo: {
            /** @example LBI7cgq3pbM */
            id: string;
            /**
             * @description A small picture, to choose by.
             * @example https://images.example/photo-1?w=400
             */
            thumbUrl: string;
            /** @example Leaves on a wet road */
            description: string;
            /**
             * @description The photographer's page; empty where there is none.
             * @example https://photos.example/@ann
             */
            userUrl: string;
            /** @example Ann Photographer */
            userName: string;
            /**
             * @description The picture itself, to look at. To use it, call `downloadUrl`.
             * @example https://images.example/photo-1?w=1400
             */
            url: string;
            /**
             * @description POST it when the photo is chosen. Good for a day.
             * @example https://mail.example.com/api/v2/photos/download/eyJhbGciOiJkaXIifQ..k3
             */
            downloadUrl: string;
            /** @example https://photos.example/photos/LBI7cgq3pbM */
            pageUrl: string;
            /** @example 1400 */
            widthPx: number;
            /** @example 933 */
            heightPx: number;
        };
        PhotoPage: {
            results: components["schemas"]["Photo"][];
            /** @example 12 */
            total_pages: number;
            /** @description The service that the photos are from. */
            source: {
                /** @enum {string} */
                id: "unsplash" | "pexels" | "pixabay";
                /** @example Unsplash */
                name: string;
                /** @example https://unsplash.com */
                url: string;
            };
        };
        ChosenPhoto: {
            /**
             * @description What the email shows.
             * @example https://images.example/photo-1?w=1400
             */
            url: string;
            /** @example 1400 */
            widthPx: number;
            /** @example 933 */
            heightPx: number;
            /** @description The copy that is kept here; null where the service wants its own address shown. */
            asset: components["schemas"]["Asset"] | null;
            credit: {
                /** @example Ann Photographer */
                userName: string;
                /** @example https://photos.example/@ann */
                userUrl: string;
                /** @example Unsplash */
                sourceName: string;
                /** @example https://unsplash.com */
                sourceUrl: string;
            };
        };
        /**
         * @default serif
         * @enum {string}
         */
        Typeface: "serif" | "sans-serif" | "monospace";
        /** @example #1d4ed8 */
        HexColor: string;
        /** @example days */
        TimerLabel: string;
        TimerDraft: {
            /**
             * @description What clocks of the zone show, without an offset.
             * @example 2026-12-24T18:00
             */
            end: string;
            /**
             * @description A name such as `Europe/Berlin`, or an offset such as `UTC+02:00`.
             * @example Europe/Berlin
             */
            timeZone: string;
            textFont?: components["schemas"]["Typeface"];
            numberFont?: components["schemas"]["Typeface"];
            /** @description `#ffffff` unless given. */
            backgroundColor?: components["schemas"]["HexColor"];
            /** @description `#000000` unless given. */
            textColor?: components["schemas"]["HexColor"];
            /** @description `#000000` unless given. */
            numberColor?: components["schemas"]["HexColor"];
            /** @default 400 */
            widthPx?: number;
            /** @description The words below the numbers, English unless given. */
            labels?: {
                days?: components["schemas"]["TimerLabel"];
                hours?: components["schemas"]["TimerLabel"];
                minutes?: components["schemas"]["TimerLabel"];
                seconds?: components["schemas"]["TimerLabel"];
            };
        };
        Timer: {
            /**
             * @description Absolute and public.
             * @example https://mail.example.com/api/v2/timer/eyJlIjoi….gif
             */
            url: string;
            /** @example 400 */
            widthPx: number;
            /** @example 96 */
            heightPx: number;
            /** @example 2026-12-24T17:00:00.000Z */
            endsAt: components["schemas"]["Moment"];
        };
        CalendarEvent: {
            /** @example Spring tasting */
            title: string;
            /** @example 2027-03-12T17:00:00.000Z */
            start: components["schemas"]["Moment"];
            /**
             * @description Not before the start.
             * @example 2027-03-12T19:30:00.000Z
             */
            end: components["schemas"]["Moment"];
            /** @example Hafenstraße 4, Hamburg */
            place?: string;
            /**
             * @description Lines end with a line feed.
             * @example Bring a friend.
             */
            description?: string;
        };
        CalendarFile: {
            /**
             * @description Absolute and public.
             * @example https://mail.example.com/api/v2/calendar/WyJTcHJpbmc….ics
             */
            url: string;
        };
        /** @enum {string} */
        VideoProvider: "youtube" | "vimeo";
        Video: {
            provider: components["schemas"]["VideoProvider"];
            /** @example dQw4w9WgXcQ */
            videoId: string;
            /** @example A walk in autumn */
            title: string;
            /**
             * @description Where people watch it.
             * @example https://www.youtube.com/watch?v=dQw4w9WgXcQ
             */
            url: string;
            /** @description Largest first; empty when there is none. */
            thumbnails: {
                /** @example https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg */
                url: string;
                /** @example 480 */
                widthPx: number;
                /** @example 360 */
                heightPx: number;
            }[];
        };
        PlayButton: {
            /** @example round-dark */
            id: string;
            /** @example Round, dark */
            name: string;
            /**
             * @description Absolute and public.
             * @example https://mail.example.com/api/v2/video/playbutton/round-dark.png
             */
            url: string;
        };
        PictureMerge: {
            /** @example https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg */
            backImageUrl: string;
            /** @example https://mail.example.com/api/v2/video/playbutton/round-dark.png */
            frontImageUrl: string;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: components["schemas"]["Id"];
        };
        Job: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c0a */
            id: string;
            /**
             * @example pdf
             * @enum {string}
             */
            kind: "test-mail" | "unlock-mail" | "invitation-mail" | "mention-mail" | "approval-mail" | "pdf" | "picture" | "export" | "ai-image" | "shop-sync" | "import-many" | "export-many" | "send-many";
            /**
             * @description Empty for an export, for AI images, for a shop, for an import and for many templates.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01
             */
            templateId: string;
            /**
             * @description `uncertain`: the connection to the mail server ended in the middle of the mail, or the server did; it is not sent again by itself.
             * @example done
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed" | "cancelled" | "uncertain";
            /** @example 1 */
            attempts: number;
            /**
             * @description The code of the last failure.
             * @example null
             */
            failure: string | null;
            createdAt: components["schemas"]["Moment"];
            /** @description While it waits. */
            nextAttemptAt: components["schemas"]["Moment"] | null;
            endedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Where its file is.
             * @example /api/v2/jobs/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c0a/result
             */
            resultUrl: string | null;
        };
        InboxMail: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c08 */
            id: string;
            /** @example Mailwright <mail@example.com> */
            from: string;
            /**
             * @example [
             *       "ben@example.com"
             *     ]
             */
            to: string[];
            /** @example Autumn newsletter */
            subject: string;
            createdAt: components["schemas"]["Moment"];
            /**
             * @description Page for a frame, relative to the server.
             * @example /api/v2/inbox/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c08/html?t=k3…
             */
            htmlUrl: string;
        };
        InboxMailDetail: components["schemas"]["InboxMail"] & {
            /** @example Warm things for cold days */
            text: string;
        };
        InboxPage: {
            elements: components["schemas"]["InboxMail"][];
            /** @example true */
            "first-page": boolean;
            /** @example true */
            "last-page": boolean;
            /** @example 1 */
            "total-page": number;
            /** @example 1 */
            "total-elements": number;
        };
        Collaborators: {
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c03"
             *     ]
             */
            collaborators: components["schemas"]["Id"][];
            /** @description What some of them may do. Who is not named keeps the role they have; somebody new may edit. */
            collaboratorRoles?: components["schemas"]["Collaborator"][];
            /** @description Replaces the teams that it is shared with. Left out, they stay. */
            teams?: components["schemas"]["TeamShare"][];
        };
        NewOwner: {
            userId: components["schemas"]["Id"];
        };
        Collaborator: {
            userId: components["schemas"]["Id"];
            role: components["schemas"]["CollaboratorRole"];
        };
        TeamShare: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["CollaboratorRole"];
        };
        SharedTeam: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c0a */
            id: string;
            /** @example Marketing */
            name: string;
            role: components["schemas"]["CollaboratorRole"];
            /**
             * @description How many are in it.
             * @example 5
             */
            people: number;
        };
        Team: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c0a */
            id: string;
            /** @example Marketing */
            name: string;
            /**
             * @description How many are in it.
             * @example 5
             */
            people: number;
        };
        TeamName: {
            /**
             * @description Of 80 characters at most, and of no other team of the workspace.
             * @example Marketing
             */
            name: string;
        };
        /**
         * @description `view` looks, previews and exports; `comment` writes comments too; `edit` saves too.
         * @example comment
         * @enum {string}
         */
        CollaboratorRole: "view" | "comment" | "edit";
        UnlockRequest: {
            /**
             * @example smtp
             * @enum {string}
             */
            delivery: "smtp" | "inbox";
        };
        /**
         * @description `review`: an answer is missing. `approved`: everybody approved what is stored. `changes`: somebody asks for changes. `changed`: everybody approved, and the email was changed since.
         * @enum {string}
         */
        ApprovalState: "review" | "approved" | "changes" | "changed";
        /** @enum {string} */
        ApprovalAnswerKind: "approved" | "changes";
        ApprovalSummary: {
            /** @description Null where nobody asked. */
            state: components["schemas"]["ApprovalState"] | null;
            /**
             * @description The caller was asked and has not answered.
             * @example false
             */
            isAwaited: boolean;
            /**
             * @description It is not published as it is: the workspace publishes only what is approved, and this is not.
             * @example false
             */
            isRequired: boolean;
        };
        ApprovalOverview: {
            /**
             * @description The number of what is stored now. An answer carries it.
             * @example 7
             */
            version: number;
            summary: components["schemas"]["ApprovalSummary"];
            /** @description The request that is open. */
            current: components["schemas"]["Approval"] | null;
            /** @description Those that ended, newest first. */
            earlier: components["schemas"]["Approval"][];
        };
        Approval: {
            id: components["schemas"]["Id"];
            /** @description Null for somebody who was removed. */
            askedById: components["schemas"]["Id"] | null;
            /** @example Ann Lindqvist */
            askedByName: string;
            askedAt: components["schemas"]["Moment"];
            /** @example Is the price right? */
            note: string;
            /** @description The version that was stored then. */
            versionDate: components["schemas"]["Moment"];
            /** @description Null as long as it is open. */
            endedAt: components["schemas"]["Moment"] | null;
            /** @description Who was asked, with the answer that counts. */
            reviewers: components["schemas"]["ApprovalAnswer"][];
            /** @description Answers that their reviewers replaced, newest first. */
            replaced: components["schemas"]["ApprovalAnswer"][];
        };
        ApprovalAnswer: {
            /** @description Null for somebody who was removed. */
            reviewerId: components["schemas"]["Id"] | null;
            /** @example Ben Castellanos */
            reviewerName: string;
            /** @description Null as long as there is none. */
            answer: components["schemas"]["ApprovalAnswerKind"] | null;
            /** @example The headline is too long. */
            note: string;
            answeredAt: components["schemas"]["Moment"] | null;
            /** @description Which version it is about. */
            versionDate: components["schemas"]["Moment"] | null;
            /**
             * @description Nothing is stored that differs from what it is about.
             * @example true
             */
            isCurrent: boolean;
        };
        ApprovalDraft: {
            /**
             * @example [
             *       "018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c03"
             *     ]
             */
            reviewers: components["schemas"]["Id"][];
            /** @example Is the price right? */
            note?: string;
        };
        ApprovalAnswerDraft: {
            /**
             * @description The number of the version that the reviewer looked at.
             * @example 7
             */
            version: number;
            answer: components["schemas"]["ApprovalAnswerKind"];
            /** @example The headline is too long. */
            note?: string;
        };
        WorkspaceSettings: {
            /**
             * @description Publishing is refused with 409 `not-approved` unless the email is approved.
             * @example false
             */
            publishesApprovedOnly: boolean;
        };
        WorkspaceChange: {
            /** @example true */
            publishesApprovedOnly?: boolean;
        };
        TemplateState: {
            /**
             * @description The stored version.
             * @example 4
             */
            version: number;
            /** @enum {string} */
            status: "published" | "draft" | "deleted";
            /** @example true */
            isShared: boolean;
            /** @example true */
            isLocked: boolean;
            /** @description Who holds the lock. */
            collaboratorId: components["schemas"]["Id"] | null;
            /**
             * @description Empty where nobody holds it.
             * @example Ben Castellanos
             */
            collaboratorName: string;
            /** @example Ann Lindqvist */
            ownerName: string;
            /** @description Who stored the newest version. */
            savedById: components["schemas"]["Id"] | null;
            /** @example Ben Castellanos */
            savedByName: string;
            /**
             * @description The caller's.
             * @enum {string}
             */
            role: "ROLE_ADMIN" | "user";
            /**
             * @description Whose it is.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02
             */
            ownerId: string;
            /** @description What the caller may do with what somebody else shares; null where it is their own. */
            collaboratorRole: components["schemas"]["CollaboratorRole"] | null;
            /**
             * @description Why the caller may not save; null where they may. A code of `errorCodes`, such as `lock-released`.
             * @example null
             */
            refusal: string | null;
            approval?: components["schemas"]["ApprovalSummary"];
        };
        TemplateEvent: {
            /**
             * @description What was done; `state` where that is not known, such as at the beginning.
             * @enum {string}
             */
            kind: "state" | "opened" | "unlocked" | "saved" | "shared" | "moved" | "noted" | "commented" | "reviewed";
            /** @description Who did it. */
            byId: components["schemas"]["Id"] | null;
            state: components["schemas"]["TemplateState"];
        };
        SessionEvent: {
            /**
             * @description `state` says how things stand; `changed`, that lists may show something else too.
             * @enum {string}
             */
            kind: "state" | "changed";
            role: components["schemas"]["Role"];
            /** @example 2 */
            subscriptionPlan: number;
        };
        TemplateEnded: {
            /**
             * @description A code of `errorCodes`.
             * @example session-ended
             */
            code: string;
        };
        ShareLinkUse: {
            id: components["schemas"]["Id"];
            makerId: components["schemas"]["Id"];
            /** @example Ann Lee */
            makerName: string;
            createdAt: components["schemas"]["Moment"];
            expiresAt: components["schemas"]["Moment"];
            /**
             * @description How often it was opened.
             * @example 3
             */
            uses: number;
            lastUsedAt: components["schemas"]["Moment"] | null;
            /**
             * @description A review link: whoever has it may comment.
             * @example false
             */
            mayComment: boolean;
            /** @example false */
            hasPassword: boolean;
        };
        ReviewLinkDraft: {
            /**
             * @description How many days it works.
             * @default 7
             * @enum {integer}
             */
            days?: 1 | 7 | 30 | 90;
            /**
             * @description Asked of every guest. Only a hash of it is stored.
             * @example autumn leaves
             */
            password?: string;
        };
        ReviewKey: {
            /**
             * @description What follows `#` in the address.
             * @example k3…
             */
            secret: string;
            /** @example autumn leaves */
            password?: string;
        };
        Review: {
            /** @example mfq2v9xk.k3… */
            token: string;
            /** @example Autumn sale */
            templateName: string;
            /**
             * @description Who made the link.
             * @example Ann Lee
             */
            makerName: string;
            expiresAt: components["schemas"]["Moment"];
            /**
             * @description The email, for a frame.
             * @example /api/v2/review/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c11/email?t=k3…
             */
            emailUrl: string;
            /** @description Where the words of the email stand that may be commented on; empty where this server does not know all of its blocks. */
            texts: components["schemas"]["ReviewText"][];
        };
        /** @description A text that some blocks of the email have. Its element is found in the element of the block, which carries `data-block-id`. */
        ReviewText: {
            /**
             * @description The prop that holds the text, or the list whose items hold it.
             * @example text
             */
            prop: string;
            /**
             * @description In a list: what of each item holds the text; the selector then finds one element for each item.
             * @example label
             */
            member?: string;
            /** @example h1, h2, h3 */
            selector: string;
            /**
             * @example [
             *       "b7"
             *     ]
             */
            blockIds: string[];
        };
        ReviewCommentDraft: {
            /**
             * @description What the guest is called.
             * @example Gil Moreau
             */
            name: string;
            /** @example Could the button be green? */
            text: string;
            /**
             * @description The id of a block of the email; absent: the email as a whole.
             * @example b7
             */
            blockId?: string;
            /**
             * @description The thread that it is a reply in, which has its block already.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c05
             */
            threadId?: components["schemas"]["Id"];
            /** @description The words of that block that it is about; absent: the block as a whole. */
            anchor?: components["schemas"]["CommentAnchor"];
        };
        ReviewCommentChange: {
            /** @example Could the button be dark green? */
            text: string;
        };
        ReviewComment: {
            id: components["schemas"]["Id"];
            threadId: components["schemas"]["Id"];
            /** @example b7 */
            blockId: string | null;
            /** @description Of a first comment; null where it is about the block or the email as a whole. */
            anchor: components["schemas"]["CommentAnchor"] | null;
            /** @example Could the button be green? */
            text: string;
            /**
             * @description Empty for somebody of the team who was removed.
             * @example Gil Moreau
             */
            name: string;
            /** @example true */
            isGuest: boolean;
            /**
             * @description Written by this link with the guest's key that the call showed.
             * @example true
             */
            isOwn: boolean;
            createdAt: components["schemas"]["Moment"];
            /** @example false */
            isEdited: boolean;
            /**
             * @description Its text is gone, and it stands only for the replies to it.
             * @example false
             */
            isDeleted: boolean;
            /**
             * @description Of a first comment.
             * @example false
             */
            isResolved: boolean;
        };
        ShareLink: {
            id: components["schemas"]["Id"];
            /**
             * @description Absolute.
             * @example https://mail.example.com/api/v2/usertemplate/sharing/show/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01?t=k3…
             */
            url: string;
            /** @example 2026-12-21T09:30:00.000Z */
            expiresAt: components["schemas"]["Moment"];
        };
        CategoryDraft: {
            /** @example Newsletter */
            name: string;
            /**
             * @default email
             * @enum {string}
             */
            type?: "email" | "email_cb";
            /** @default system */
            group?: string;
            /** @default false */
            hidden?: boolean;
        };
        CategoryChange: {
            /** @example Newsletters */
            name?: string;
            /** @example false */
            hidden?: boolean;
        };
        AssetUrl: {
            /** @example https://mail.example.com/api/v2/assets/public/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c10/autumn-sale-9f2c.jpg */
            url: string;
        };
        PrincipalSearch: {
            /**
             * @default firstName
             * @enum {string}
             */
            orderBy?: "firstName" | "lastName" | "email";
            /** @default 50 */
            limit?: number;
            criteria?: {
                /** @enum {string} */
                key: "email" | "firstName" | "lastName";
                /** @example ben */
                value: string;
                /** @enum {string} */
                operation: "CONTAINS" | "EQUALS" | "STARTS_WITH" | "ENDS_WITH";
                /**
                 * @default AND
                 * @enum {string}
                 */
                operator?: "AND" | "OR";
            }[];
        };
        Person: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c03 */
            id: string;
            /** @example Ben Okafor */
            name: string;
            /** @example ben@example.com */
            email: string;
            /** @example https://example.com/ben.png */
            imageUrl: string;
            /** @example user */
            role: components["schemas"]["Role"];
            /** @example 2 */
            subscriptionPlan: number;
            /**
             * @description False once an administrator took away the access.
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @description To some minutes; null for who was never here.
             * @example 2026-11-21T17:30:00.000Z
             */
            lastSeen: string | null;
        };
        OwnedCounts: {
            /** @example 12 */
            templates: number;
            /**
             * @description How many of the templates are shared with others.
             * @example 3
             */
            sharedTemplates: number;
            /**
             * @description Without those of the library.
             * @example 4
             */
            modules: number;
            /**
             * @description Without those in templates of others.
             * @example 40
             */
            pictures: number;
        };
        PersonChange: {
            /** @example ROLE_ADMIN */
            role?: components["schemas"]["Role"];
            /** @example 2 */
            subscriptionPlan?: number;
            /** @example true */
            isActive?: boolean;
        };
        Invitation: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c09 */
            id: string;
            /** @example kim@example.com */
            email: string;
            /** @example user */
            role: components["schemas"]["Role"];
            /** @example 2 */
            subscriptionPlan: number;
            /**
             * @description Who invited; empty when that person is gone.
             * @example Ada Okafor
             */
            inviter: string;
            /** @example 2026-12-05T17:30:00.000Z */
            expires: components["schemas"]["Moment"];
        };
        InvitationRequest: {
            /**
             * Format: email
             * @example kim@example.com
             */
            email: string;
            /** @example user */
            role?: components["schemas"]["Role"];
            /** @example 1 */
            subscriptionPlan?: number;
        };
        Principal: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c03 */
            id: string;
            /** @example Ben */
            firstName: string;
            /** @example Okafor */
            lastName: string;
            /** @example ben@example.com */
            email: string;
            /** @example https://example.com/ben.png */
            imageUrl?: string;
        };
        PrincipalAnswer: {
            data: {
                principals: components["schemas"]["Principal"][];
            };
        };
        Account: components["schemas"]["Principal"] & {
            /** @example user */
            role: components["schemas"]["Role"];
            /** @example 2 */
            subscriptionPlan: number;
        };
        NoteDraft: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: components["schemas"]["Id"];
            /** @example Ask Ben for the new logo */
            text: string;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            userId?: components["schemas"]["Id"];
        };
        Note: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c05 */
            id: string;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: string;
            /** @example Ask Ben for the new logo */
            text: string;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            userId: string;
            /** @example Ann Walker */
            userName: string;
            createdAt: components["schemas"]["Moment"];
        };
        CommentDraft: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: components["schemas"]["Id"];
            /** @example Is this price still right? */
            text: string;
            /**
             * @description The id of the block that it is about; absent: the email as a whole.
             * @example b7
             */
            blockId?: string;
            /**
             * @description The thread that it is a reply in, which has its block already.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c05
             */
            threadId?: components["schemas"]["Id"];
            /** @description The words of that block that it is about; absent: the block as a whole. */
            anchor?: components["schemas"]["CommentAnchor"];
            /** @description People who may see the template; each gets a mail, where the server sends any, and sees it in the dashboard. */
            mentions?: components["schemas"]["Id"][];
        };
        /** @description Words in a text of a block. They are found again by what is alike, so nothing of a comment stands in the email. */
        CommentAnchor: {
            /**
             * @description The prop that holds the text, or the list whose items hold it.
             * @example text
             */
            prop: string;
            /**
             * @description In a list: which of its items, from 0.
             * @example 2
             */
            item?: number;
            /**
             * @description In a list: what of the item holds the text.
             * @example label
             */
            member?: string;
            /**
             * @description The words, without their markup.
             * @example until Friday
             */
            quote: string;
            /**
             * @description What stands before them.
             * @example All prices hold
             */
            before: string;
            /**
             * @description What stands after them.
             * @example , while stocks last
             */
            after: string;
            /**
             * @description How many characters of the text stand before them, white space not counted.
             * @example 13
             */
            start: number;
        };
        CommentPerson: {
            id: components["schemas"]["Id"];
            /** @example Ben Okafor */
            name: string;
            /** @example https://example.com/ben.png */
            imageUrl: string;
        };
        CommentChange: {
            /** @example Is that price still right? */
            text?: string;
            /** @example true */
            isResolved?: boolean;
        };
        Comment: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c05 */
            id: string;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: string;
            /**
             * @description The id of the first comment of its thread.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c05
             */
            threadId: string;
            /**
             * @description Of a first comment: the block that its thread is about. It may have been removed since.
             * @example b7
             */
            blockId: string | null;
            /** @description Of a first comment: the words that its thread is about. They may have been removed since. */
            anchor: components["schemas"]["CommentAnchor"] | null;
            /** @example Is this price still right? */
            text: string;
            /**
             * @description Empty for somebody who was removed, and for a guest.
             * @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02
             */
            userId: string;
            /** @example Ann Walker */
            userName: string;
            /**
             * @description Written without an account, by a review link, under a name that the guest chose.
             * @example false
             */
            isGuest: boolean;
            createdAt: components["schemas"]["Moment"];
            editedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Its text is gone, and it stands only for the replies to it.
             * @example false
             */
            isDeleted: boolean;
            /** @description Of a first comment. */
            resolvedAt: components["schemas"]["Moment"] | null;
            /**
             * @description Empty where nobody resolved it.
             * @example
             */
            resolvedByName: string;
            /**
             * @description The names of those who are mentioned; the text has each after an at sign.
             * @example [
             *       "Ben Okafor"
             *     ]
             */
            mentions: string[];
        };
        CustomBlockDraft: {
            type?: components["schemas"]["TemplateType"];
            /** @example Footer with address */
            name: string;
            /** @example For every newsletter */
            description?: string;
            /** @example <table>…</table> */
            html?: string;
            /** @example  */
            css?: string;
            /**
             * @description The saved subtree; stored unchanged.
             * @example {
             *       "id": "s1",
             *       "type": "section",
             *       "props": {},
             *       "children": []
             *     }
             */
            components?: unknown;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId?: components["schemas"]["Id"];
            category?: {
                id: components["schemas"]["Id"];
            };
        };
        BlockCategory: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c04 */
            id: string;
            /** @example Footers */
            name: string;
            /** @example system */
            group: string;
            /**
             * @example email_cb
             * @enum {string}
             */
            type: "email" | "email_cb";
            /** @example false */
            hidden: boolean;
        };
        CustomBlock: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c06 */
            id: string;
            type: components["schemas"]["TemplateType"];
            /** @example Footer with address */
            name: string;
            /** @example For every newsletter */
            description: string;
            /** @example <table>…</table> */
            html: string;
            /** @example  */
            css: string;
            /**
             * @example {
             *       "id": "s1",
             *       "type": "section",
             *       "props": {},
             *       "children": []
             *     }
             */
            components: unknown;
            /** @example /api/v2/customblocks/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c06/preview?t=k3… */
            previewUrl: string;
            createdAt: components["schemas"]["Moment"];
            updatedAt: components["schemas"]["Moment"];
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c01 */
            templateId: string | null;
            /** @description Null is the default group, My modules. */
            category: components["schemas"]["BlockCategory"] | null;
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c02 */
            userId: string;
        };
        CustomField: {
            /** @example cf-12 */
            id: string;
            /** @example Loyalty points */
            name: string;
            /** @example 0 */
            price: string;
        };
        CustomFieldSet: {
            fields: {
                /**
                 * @description What stands in the email, as `{{id}}`, for the sender to fill.
                 * @example loyalty_points
                 */
                id: string;
                /** @example Loyalty points */
                name: string;
                /** @example 0 */
                price?: string;
            }[];
        };
        Store: {
            /** @example 018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c09 */
            storeUuid: string;
            /** @example https://shop.example.com */
            storeUrl: string;
            /** @example Example shop */
            name?: string;
            /**
             * @description How it is read; null for one that cannot be read anew.
             * @example feed
             * @enum {string|null}
             */
            kind?: "shopify" | "woocommerce" | "bigcommerce" | "magento" | "feed" | null;
            /** @description When its products were read the last time. */
            syncedAt?: components["schemas"]["Moment"] | null;
            /**
             * @description The code of what went wrong the last time.
             * @example null
             */
            failure?: string | null;
        };
        StoreDraft: {
            /**
             * @example feed
             * @enum {string}
             */
            kind: "shopify" | "woocommerce" | "bigcommerce" | "magento" | "feed";
            /**
             * @description Where the shop is, or the feed.
             * @example https://shop.example.com/feed.xml
             */
            url: string;
            /** @example Example shop */
            name?: string;
            /**
             * @description Of Shopify `accessToken`, or `clientId` and `clientSecret`; of WooCommerce `consumerKey` and `consumerSecret`; of BigCommerce `storeHash` and `accessToken`; of Magento `accessToken`, and `storeCode` of another view than `default`.
             * @example {}
             */
            credentials?: {
                [key: string]: string;
            };
        };
        StoreCategory: {
            /**
             * @example [
             *       "Home",
             *       "Kitchen"
             *     ]
             */
            path: string[];
            /**
             * @description The segments joined with ' / '.
             * @example Home / Kitchen
             */
            name: string;
        };
        Product: {
            /** @example 4711 */
            productId: string;
            /** @example Enamel mug */
            productName: string;
            /**
             * @example [
             *       "Home / Kitchen"
             *     ]
             */
            productCategories: string[];
            /** @example https://shop.example.com/mug.jpg */
            imageLink: string;
            /** @example 14.90 */
            price: string;
            /**
             * @description By ISO 4217; empty where the shop says none.
             * @example EUR
             */
            currency?: string;
            /** @example https://shop.example.com/mug */
            productLink: string;
            /** @example Holds 350 ml and survives a fall. */
            productDescription: string;
            /** @example false */
            isDeleted?: boolean;
        };
    };
    responses: {
        /** @description Refused or failed. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The job. */
        Job: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Job"];
            };
        };
        /** @description It goes on as a job; `Location` names it. */
        JobGoesOn: {
            headers: {
                Location?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Job"];
            };
        };
        /** @description Above 10 MB; nothing was stored. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooLarge"];
            };
        };
        /** @description One page. */
        TemplatePage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TemplatePage"];
            };
        };
        /** @description The import. */
        Import: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Import"];
            };
        };
        /** @description The export. */
        BulkExport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkExport"];
            };
        };
        /** @description The result. */
        ImportResultDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportResultDetail"];
            };
        };
        /** @description What was done and what was refused. */
        BulkResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkResult"];
            };
        };
        /** @description The pictures. */
        AssetList: {
            headers: {
                "X-Next-Cursor": components["headers"]["NextCursor"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Asset"][];
            };
        };
        /** @description An isolated page; nothing in it runs. */
        Page: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description The base addresses of the pictures. */
        AiImages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description The stored picture. */
        SavedImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SavedImage"];
            };
        };
        /** @description The list. */
        IconGroups: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example [
                 *       {
                 *         "name": "Maps and travel",
                 *         "identifier": "maps-travel"
                 *       }
                 *     ]
                 */
                "application/json": components["schemas"]["IconGroup"][];
            };
        };
        /** @description The picture. */
        Picture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/*": string;
            };
        };
        /** @description One JSON object a line. */
        Lines: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/x-ndjson": string;
            };
        };
        /** @description The text. */
        PlainText: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
    };
    parameters: {
        id: components["schemas"]["Id"];
        limit: number;
        /** @description How many elements to skip. */
        offset: number;
        /** @description The `id` of the screenshots. */
        screenshotRun: string;
        resultId: components["schemas"]["Id"];
        /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
        after: string;
        /** @description Only of templates that are shared with this team, whether or not the caller is in it. */
        activityTeam: components["schemas"]["Id"];
        /** @description Only what is of this kind. */
        activityGroup: components["schemas"]["ActivityGroup"];
        /** @description Only pictures whose name holds each of these words, in any order and whatever their case. */
        assetSearch: string;
        assetSort: "newest" | "largest";
        /** @description Only pictures that this template shows as it is stored. */
        shownIn: components["schemas"]["Id"];
        assetLimit: number;
        /** @description Only what this person did. */
        auditActor: components["schemas"]["Id"];
        /** @description Only calls of this operation. */
        auditOperation: string;
        /** @description Only what was done to this: a template's id, a person's, and so on. */
        auditTarget: components["schemas"]["Id"];
        /** @description From this moment on. */
        auditFrom: components["schemas"]["Moment"];
        /** @description Before this moment. */
        auditUntil: components["schemas"]["Moment"];
        /** @description Only what has this tag, whatever its case. */
        tag: string;
        /** @description With `false` every element carries its body. A page then holds no more than 2 MB, or one element that is larger: where it has fewer than `limit` and is not the last, ask on from `offset` plus what it has. */
        hideHtml: boolean;
        linkId: components["schemas"]["Id"];
        /** @description The `token` that opening the link answered. */
        reviewToken: string;
        /** @description What a browser made up for this link, of 32 random bytes, and keeps: who shows it again may change and delete what was written with it. Only a hash of it is stored. */
        guestKey: string;
        /** @description The ETag of the version this save is based on. */
        ifMatch: string;
        templateId: components["schemas"]["Id"];
        provider: string;
        /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
        jobId: string;
        deleteType: "soft_delete" | "hard_delete";
        /** @description Short-lived signature, part of every `previewUrl`. */
        pageToken: string;
    };
    requestBodies: never;
    headers: {
        /** @description There where the list goes on; send it as `after`. A page holds at most 500 entries and 2 MB, or one entry that is larger. */
        NextCursor: string;
        /** @description Names the stored version; send it back as `If-Match`. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    exchangeCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    loadSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    followSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that does not end by itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDemoUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test users with the session id that signs each in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoUser"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openDemoSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoSessionRequest"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    redeemSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCode"];
            };
        };
        responses: {
            /** @description Signed in; the cookie is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    createHostSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostSession"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setHostCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldSet"];
            };
        };
        responses: {
            /** @description Replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeHostSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked, or unknown already. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                type?: components["schemas"]["TemplateType"];
                /** @description A status, or `favorited` for every template with the tag that is not deleted. */
                status?: "published" | "draft" | "deleted" | "favorited";
                sortBy?: components["schemas"]["SortKey"];
                limit?: components["parameters"]["limit"];
                /** @description How many elements to skip. */
                offset?: components["parameters"]["offset"];
                /** @description With `false` every element carries its body. A page then holds no more than 2 MB, or one element that is larger: where it has fewer than `limit` and is not the last, ask on from `offset` plus what it has. */
                hideHtml?: components["parameters"]["hideHtml"];
                /** @description Words that stand, in any order, in the name, the description, the tags or the email itself. */
                searchTerm?: string;
                /** @description Only what has this tag, whatever its case. */
                tag?: components["parameters"]["tag"];
                /** @description Names from A to Z and times from new to old where it is left out. */
                orderDirection?: "ASC" | "DESC";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TemplatePage"];
            default: components["responses"]["Failure"];
        };
    };
    searchTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateSearch"];
            };
        };
        responses: {
            200: components["responses"]["TemplatePage"];
            default: components["responses"]["Failure"];
        };
    };
    countTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One number per view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCounts"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    calculateSize: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SizeRequest"];
            };
        };
        responses: {
            /** @description Bytes, or the word `oversize`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["schemas"]["TemplateType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraft"];
            };
        };
        responses: {
            /** @description The new draft. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            202: components["responses"]["TooLarge"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["schemas"]["TemplateType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            default: components["responses"]["Failure"];
        };
    };
    moveTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                status: "draft" | "deleted";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            default: components["responses"]["Failure"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMail"];
            };
        };
        responses: {
            /** @description Sent, or kept in the inbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMail"];
                };
            };
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    exportHtml: {
        parameters: {
            query?: {
                /** @description So that an import makes the same blocks of it. Whoever gets such an email can read them; it is not for sending. 422 `not-compilable` where the email holds blocks or rules of the host's own. */
                editable?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    exportImage: {
        parameters: {
            query?: {
                width?: number;
                format?: "png" | "jpeg";
            };
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    getPreviewPicture: {
        parameters: {
            query: {
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            /** @description The picture the browser already has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    previewVersion: {
        parameters: {
            query: {
                versionDate: components["schemas"]["Moment"];
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            default: components["responses"]["Failure"];
        };
    };
    listSharedTemplates: {
        parameters: {
            query?: {
                type?: components["schemas"]["TemplateType"];
                limit?: components["parameters"]["limit"];
                /** @description How many elements to skip. */
                offset?: components["parameters"]["offset"];
                sortBy?: components["schemas"]["SortKey"];
                /** @description With `false` every element carries its body. A page then holds no more than 2 MB, or one element that is larger: where it has fewer than `limit` and is not the last, ask on from `offset` plus what it has. */
                hideHtml?: components["parameters"]["hideHtml"];
                /** @description Only templates that this user is a collaborator of. */
                collaboratorId?: components["schemas"]["Id"];
                searchTerm?: string;
                /** @description Only what has this tag, whatever its case. */
                tag?: components["parameters"]["tag"];
                /** @description Names from A to Z and times from new to old where it is left out. */
                orderDirection?: "ASC" | "DESC";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TemplatePage"];
            default: components["responses"]["Failure"];
        };
    };
    shareTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Collaborators"];
            };
        };
        responses: {
            /** @description The template as it stands now, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    transferTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOwner"];
            };
        };
        responses: {
            /** @description The template as it stands now, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    lockTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                status: boolean;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template as it stands now, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestUnlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                collaboratorId: components["schemas"]["Id"];
                templateId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnlockRequest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showSharedTemplate: {
        parameters: {
            query: {
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            default: components["responses"]["Failure"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    saveTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version this save is based on. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateChange"];
            };
        };
        responses: {
            /** @description The template as it stands now, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            202: components["responses"]["TooLarge"];
            /** @description Somebody saved in between. */
            412: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cloneTemplate: {
        parameters: {
            query?: {
                copySharedInfo?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    moveTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                status: components["schemas"]["TemplateStatus"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template as it stands now, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewTemplate: {
        parameters: {
            query: {
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            default: components["responses"]["Failure"];
        };
    };
    createShareLink: {
        parameters: {
            query?: {
                /** @description How many days it works. */
                days?: 1 | 7 | 30 | 90;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and how long it works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalOverview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    askForApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDraft"];
            };
        };
        responses: {
            /** @description How it stands. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalOverview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalOverview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    answerApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalAnswerDraft"];
            };
        };
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalOverview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createReviewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewLinkDraft"];
            };
        };
        responses: {
            /** @description The address and how long it works. What follows `#` in it is a secret that is stored nowhere, and that no server and no log sees when it is opened. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewKey"];
            };
        };
        responses: {
            /** @description What the email is called, where it is shown, and a token for the other calls, which works for twelve hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    showReviewEmail: {
        parameters: {
            query: {
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            default: components["responses"]["Failure"];
        };
    };
    listReviewComments: {
        parameters: {
            query?: never;
            header: {
                /** @description The `token` that opening the link answered. */
                "X-Review-Token": components["parameters"]["reviewToken"];
                /** @description What a browser made up for this link, of 32 random bytes, and keeps: who shows it again may change and delete what was written with it. Only a hash of it is stored. */
                "X-Guest-Key"?: components["parameters"]["guestKey"];
            };
            path: {
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewComment"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createReviewComment: {
        parameters: {
            query?: never;
            header: {
                /** @description The `token` that opening the link answered. */
                "X-Review-Token": components["parameters"]["reviewToken"];
                /** @description What a browser made up for this link, of 32 random bytes, and keeps: who shows it again may change and delete what was written with it. Only a hash of it is stored. */
                "X-Guest-Key"?: components["parameters"]["guestKey"];
            };
            path: {
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewCommentDraft"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewComment"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteReviewComment: {
        parameters: {
            query?: never;
            header: {
                /** @description The `token` that opening the link answered. */
                "X-Review-Token": components["parameters"]["reviewToken"];
                /** @description What a browser made up for this link, of 32 random bytes, and keeps: who shows it again may change and delete what was written with it. Only a hash of it is stored. */
                "X-Guest-Key"?: components["parameters"]["guestKey"];
            };
            path: {
                linkId: components["parameters"]["linkId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    changeReviewComment: {
        parameters: {
            query?: never;
            header: {
                /** @description The `token` that opening the link answered. */
                "X-Review-Token": components["parameters"]["reviewToken"];
                /** @description What a browser made up for this link, of 32 random bytes, and keeps: who shows it again may change and delete what was written with it. Only a hash of it is stored. */
                "X-Guest-Key"?: components["parameters"]["guestKey"];
            };
            path: {
                linkId: components["parameters"]["linkId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewCommentChange"];
            };
        };
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewComment"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTemplateState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who holds it, which version is stored, and whether the caller may save. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateState"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    followTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that does not end by itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listShareLinks: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who made each, until when it works and how often it was opened. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLinkUse"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeShareLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None of them works any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                linkId: components["parameters"]["linkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does not work any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    convertTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The system template, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDestinations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationList"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createAuthLink: {
        parameters: {
            query?: {
                /** @description The caller; kept for clients that send it. */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthLinkRequest"];
            };
        };
        responses: {
            /** @description Where the window begins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthLink"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportToDestination: {
        parameters: {
            query?: {
                /** @description An earlier export of this template to the same service. What was made by it is changed where the service can do that. Where it cannot, or has it no more, something new is made, and `isUpdate` is false. */
                again?: components["schemas"]["Id"];
            };
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path: {
                provider: string;
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationOrder"];
            };
        };
        responses: {
            /** @description It is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationExport"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportOutlookFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `otf` and `oft` for Windows, `emltpl` for macOS. */
                ext: "otf" | "oft" | "emltpl";
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkFiles"];
            };
        };
        responses: {
            201: components["responses"]["BulkExport"];
            default: components["responses"]["Failure"];
        };
    };
    sendTemplates: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path: {
                provider: components["parameters"]["provider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSend"];
            };
        };
        responses: {
            201: components["responses"]["BulkExport"];
            default: components["responses"]["Failure"];
        };
    };
    lookBeforeSending: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: components["parameters"]["provider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendLook"];
            };
        };
        responses: {
            /** @description In the order in which they were asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendOutlook"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getBulkExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BulkExport"];
            default: components["responses"]["Failure"];
        };
    };
    getExportHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signed: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionDraft"];
            };
        };
        responses: {
            /** @description The connection. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    testConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the service said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionTest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listExports: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exports. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateExport"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTemplateActivity: {
        parameters: {
            query?: {
                /** @description Only what is of this kind. */
                group?: components["parameters"]["activityGroup"];
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, 50 at most. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityEntry"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Only of templates that are shared with this team, whether or not the caller is in it. */
                team?: components["parameters"]["activityTeam"];
                /** @description Only what is of this kind. */
                group?: components["parameters"]["activityGroup"];
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, 50 at most. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityEntry"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listVersions: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionDraft"];
            };
        };
        responses: {
            /** @description The version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                versionDate: components["schemas"]["Moment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    nameVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                versionDate: components["schemas"]["Moment"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionChange"];
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSystemTemplates: {
        parameters: {
            query?: {
                sortBy?: "lastModified" | "created" | "name";
                limit?: components["parameters"]["limit"];
                /** @description How many elements to skip. */
                offset?: components["parameters"]["offset"];
                /** @description With `false` every element carries its body. A page then holds no more than 2 MB, or one element that is larger: where it has fewer than `limit` and is not the last, ask on from `offset` plus what it has. */
                hideHtml?: components["parameters"]["hideHtml"];
                /** @description Only templates with at least one category in this state. */
                categoryHidden?: boolean;
                /** @description Only templates with a category of this group. */
                group?: string;
                /** @description Only templates of this category. */
                category?: string;
            };
            header?: never;
            path: {
                type: components["schemas"]["TemplateType"];
                status: "published" | "deleted";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TemplatePage"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSystemTemplates: {
        parameters: {
            query?: never;
            header: {
                "delete-type": components["parameters"]["deleteType"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            default: components["responses"]["Failure"];
        };
    };
    searchSystemTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateSearch"];
            };
        };
        responses: {
            200: components["responses"]["TemplatePage"];
            default: components["responses"]["Failure"];
        };
    };
    createSystemTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: components["schemas"]["TemplateType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateDraft"];
            };
        };
        responses: {
            /** @description The new layout. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            202: components["responses"]["TooLarge"];
            default: components["responses"]["Failure"];
        };
    };
    moveSystemTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                status: "published" | "deleted";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The layout as it stands now, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSystemTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteSystemTemplate: {
        parameters: {
            query?: never;
            header: {
                "delete-type": components["parameters"]["deleteType"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    saveSystemTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version this save is based on. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateChange"];
            };
        };
        responses: {
            /** @description The layout as it stands now, without its body. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSummary"];
                };
            };
            202: components["responses"]["TooLarge"];
            /** @description Somebody saved in between. */
            412: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    previewSystemTemplate: {
        parameters: {
            query: {
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            default: components["responses"]["Failure"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                type?: "email" | "email_cb";
                group?: string;
                hidden?: boolean;
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories, in their order. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryDraft"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    saveCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description The category as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadAssets: {
        parameters: {
            query?: {
                /** @description Store for this template only. */
                templateId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description The stored pictures, in the order they were sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /** @description Store for this template only. */
                templateId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description The stored file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listUserAssets: {
        parameters: {
            query?: {
                /** @description Only pictures whose name holds each of these words, in any order and whatever their case. */
                search?: components["parameters"]["assetSearch"];
                sort?: components["parameters"]["assetSort"];
                /** @description Only pictures that this template shows as it is stored. */
                shownIn?: components["parameters"]["shownIn"];
                limit?: components["parameters"]["assetLimit"];
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AssetList"];
            default: components["responses"]["Failure"];
        };
    };
    listTemplateAssets: {
        parameters: {
            query?: {
                /** @description Only pictures whose name holds each of these words, in any order and whatever their case. */
                search?: components["parameters"]["assetSearch"];
                sort?: components["parameters"]["assetSort"];
                /** @description Only pictures that this template shows as it is stored. */
                shownIn?: components["parameters"]["shownIn"];
                limit?: components["parameters"]["assetLimit"];
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AssetList"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTemplateAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetUrl"];
            };
        };
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    copyAssetToTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                imageName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importAsset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetAddress"];
            };
        };
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetDetails"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renameAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetName"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editAsset: {
        parameters: {
            query?: {
                /** @description Store for this template only. */
                templateId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    "files[]": string[];
                };
            };
        };
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteUserAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    getAssetFile: {
        parameters: {
            query?: {
                /** @description A smaller still picture in WebP, for lists in a browser. */
                width?: 160 | 320 | 640;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, or the file. */
            200: {
                headers: {
                    /** @description Of a file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description What the browser already has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    createQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "https://shop.example/spring"
                 *     }
                 */
                "application/json": components["schemas"]["QrCodeDraft"];
            };
        };
        responses: {
            201: components["responses"]["SavedImage"];
            default: components["responses"]["Failure"];
        };
    };
    searchIcons: {
        parameters: {
            query?: {
                query?: string;
                offset?: number;
                count?: number;
                /** @description `identifier` of a category; empty for all. */
                category?: string;
                /** @description `identifier` of a style; empty for the regular one. */
                style?: string;
                /** @description Accepted and without effect. */
                vector?: boolean;
                /** @description Accepted and without effect, as there are none. */
                premium?: boolean;
                /** @description Accepted and without effect, as all are free. */
                license?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_count": 1,
                     *       "icons": [
                     *         {
                     *           "id": "ph-house-bold",
                     *           "icon_id": "ph-house-bold",
                     *           "url": "https://mail.example/api/v2/icons/image/ph-house-bold.png?size=64",
                     *           "description": "house",
                     *           "tags": [
                     *             "home",
                     *             "building"
                     *           ],
                     *           "style": "bold",
                     *           "raster_sizes": [
                     *             {
                     *               "size": 64,
                     *               "formats": [
                     *                 {
                     *                   "format": "png",
                     *                   "preview_url": "https://mail.example/api/v2/icons/image/ph-house-bold.png?size=64"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["IconPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listIconCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IconGroups"];
            default: components["responses"]["Failure"];
        };
    };
    listIconStyles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IconGroups"];
            default: components["responses"]["Failure"];
        };
    };
    getIconPicture: {
        parameters: {
            query?: {
                /** @description Width and height in pixels. */
                size?: number;
                /** @description Six hex digits, with or without `#`. */
                color?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            /** @description The picture the browser already has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    getAiImageSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiImageSource"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createAiImages: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiImageWish"];
            };
        };
        responses: {
            200: components["responses"]["AiImages"];
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    createAiEdits: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiEditWish"];
            };
        };
        responses: {
            200: components["responses"]["AiImages"];
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    listAiImages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AiImages"];
            default: components["responses"]["Failure"];
        };
    };
    getAiImagePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, or the file. */
            200: {
                headers: {
                    /** @description Of a file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "application/*": string;
                };
            };
            /** @description What the browser already has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    keepAiImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiImageKeeping"];
            };
        };
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPhotos: {
        parameters: {
            query?: {
                /** @description Left out */
                query?: string;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    choosePhoto: {
        parameters: {
            query?: {
                /** @description Keep a copy for this template only. */
                templateId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                photo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo as emails show it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenPhoto"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMapSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Geoapify",
                     *       "url": "https://www.geoapify.com"
                     *     }
                     */
                    "application/json": components["schemas"]["MapSource"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "1 Market Square, Cambridge",
                 *       "zoom": 16,
                 *       "widthPx": 700,
                 *       "heightPx": 350
                 *     }
                 */
                "application/json": components["schemas"]["MapDraft"];
            };
        };
        responses: {
            /** @description The map. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeMap"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getScreenshotSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service with its mail programs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenshotSource"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    takeScreenshots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenshotOrder"];
            };
        };
        responses: {
            /** @description They are being taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screenshots"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getScreenshots: {
        parameters: {
            query?: {
                /** @description Ids of mail programs, joined by commas; left out, all of them. */
                clients?: string;
            };
            header?: never;
            path: {
                /** @description The `id` of the screenshots. */
                run: components["parameters"]["screenshotRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screenshots"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelScreenshots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the screenshots. */
                run: components["parameters"]["screenshotRun"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Given up. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    getScreenshotPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the screenshots. */
                run: components["parameters"]["screenshotRun"];
                client: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            default: components["responses"]["Failure"];
        };
    };
    createTimer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "end": "2026-12-24T18:00:00",
                 *       "timeZone": "Europe/Berlin",
                 *       "numberFont": "sans-serif",
                 *       "numberColor": "#b3261e"
                 *     }
                 */
                "application/json": components["schemas"]["TimerDraft"];
            };
        };
        responses: {
            /** @description The address and the size of its picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://mail.example/api/v2/timer/WzE3.gif",
                     *       "widthPx": 400,
                     *       "heightPx": 107,
                     *       "endsAt": "2026-12-24T17:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Timer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTimerPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signed: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            /** @description The picture the browser already has. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    createCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Spring tasting",
                 *       "start": "2027-03-12T17:00:00.000Z",
                 *       "end": "2027-03-12T19:30:00.000Z",
                 *       "place": "Hafenstraße 4, Hamburg"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarEvent"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFile"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                signed: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    findVideo: {
        parameters: {
            query: {
                provider: components["schemas"]["VideoProvider"];
                videoId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "provider": "youtube",
                     *       "videoId": "aqz-KE-bpKQ",
                     *       "title": "Big Buck Bunny",
                     *       "url": "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
                     *       "thumbnails": [
                     *         {
                     *           "url": "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg",
                     *           "widthPx": 480,
                     *           "heightPx": 360
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPlayButtons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The eight choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "round-dark",
                     *         "name": "Round, dark",
                     *         "url": "https://mail.example/api/v2/video/playbutton/round-dark.png"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PlayButton"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    mergeVideoPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "backImageUrl": "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg",
                 *       "frontImageUrl": "https://mail.example/api/v2/video/playbutton/round-dark.png",
                 *       "templateId": "01995c2e-7b1c-7d3e-9d52-0d1f5f6a7b8c"
                 *     }
                 */
                "application/json": components["schemas"]["PictureMerge"];
            };
        };
        responses: {
            201: components["responses"]["SavedImage"];
            default: components["responses"]["Failure"];
        };
    };
    getPlayButton: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            default: components["responses"]["Failure"];
        };
    };
    saveUserSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSettings"];
            };
        };
        responses: {
            /** @description The signed-in user as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Part of a name or address. */
                searchTerm?: string;
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removePerson: {
        parameters: {
            query: {
                /** @description What happens to what the person owns. */
                owned: "hand-over" | "remove";
                /** @description With `hand-over`, who gets it. */
                to?: components["schemas"]["Id"];
                /** @description The person's address, so that nobody is removed by mistake. */
                email: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonChange"];
            };
        };
        responses: {
            /** @description The person as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countOwned: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnedCounts"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endPersonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No session of the person works any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    exportPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Lines"];
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSettings"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeWorkspace: {
        parameters: {
            query: {
                /** @description The workspace's id, so that it is not removed by mistake. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    changeWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkspaceChange"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSettings"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only what this person did. */
                actor?: components["parameters"]["auditActor"];
                /** @description Only calls of this operation. */
                operation?: components["parameters"]["auditOperation"];
                /** @description Only what was done to this: a template's id, a person's, and so on. */
                target?: components["parameters"]["auditTarget"];
                /** @description From this moment on. */
                from?: components["parameters"]["auditFrom"];
                /** @description Before this moment. */
                until?: components["parameters"]["auditUntil"];
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Only what this person did. */
                actor?: components["parameters"]["auditActor"];
                /** @description Only calls of this operation. */
                operation?: components["parameters"]["auditOperation"];
                /** @description Only what was done to this: a template's id, a person's, and so on. */
                target?: components["parameters"]["auditTarget"];
                /** @description From this moment on. */
                from?: components["parameters"]["auditFrom"];
                /** @description Before this moment. */
                until?: components["parameters"]["auditUntil"];
            };
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Lines"];
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams, a hundred at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamName"];
            };
        };
        responses: {
            /** @description The team. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    renameTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamName"];
            };
        };
        responses: {
            /** @description The team as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, two hundred at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations, newest first. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation; its mail is sent or on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody comes in by it any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPrincipals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrincipalSearch"];
            };
        };
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    lookUpAccount: {
        parameters: {
            query: {
                userId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteDraft"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentDraft"];
            };
        };
        responses: {
            /** @description The comment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    changeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentChange"];
            };
        };
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCommentPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentPerson"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    markCommentsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No mention of the caller there is unread. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comments. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCustomBlocks: {
        parameters: {
            query?: {
                type?: components["schemas"]["TemplateType"];
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modules, newest first. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomBlock"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createCustomBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomBlockDraft"];
            };
        };
        responses: {
            /** @description The module. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomBlock"];
                };
            };
            202: components["responses"]["TooLarge"];
            default: components["responses"]["Failure"];
        };
    };
    saveCustomBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomBlockDraft"];
            };
        };
        responses: {
            /** @description The module as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomBlock"];
                };
            };
            202: components["responses"]["TooLarge"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCustomBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    previewCustomBlock: {
        parameters: {
            query: {
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomFields: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields, in their order. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setCustomFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldSet"];
            };
        };
        responses: {
            /** @description Replaced. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shops. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreDraft"];
            };
        };
        responses: {
            /** @description The shop; `syncedAt` is null while its products are being read. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    refreshStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new UUID, which the job gets. With it the job can be cancelled while this call still waits. */
                "X-Job-Id"?: components["parameters"]["jobId"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            202: components["responses"]["JobGoesOn"];
            default: components["responses"]["Failure"];
        };
    };
    listStoreCategories: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCategory"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                "return-deleted"?: boolean;
                /** @description Path segments joined with ' / '. */
                "category-name"?: string;
                /** @description Only products whose name holds each of these words, in any order and whatever their case. */
                search?: string;
                /** @description Only this product, as emails that show it ask for its price of today. With `return-deleted` also when the shop has it no more. */
                "product-id"?: string;
                limit?: number;
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, by name. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createImport: {
        parameters: {
            query?: {
                /** @description Where the folder of the files is on the web. What an email shows or links to without a full address, and what did not come along, leads there. */
                base?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    "files[]": string[];
                };
            };
        };
        responses: {
            201: components["responses"]["Import"];
            default: components["responses"]["Failure"];
        };
    };
    createImportOfAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportAddresses"];
            };
        };
        responses: {
            201: components["responses"]["Import"];
            default: components["responses"]["Failure"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Import"];
            default: components["responses"]["Failure"];
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    listImportResults: {
        parameters: {
            query?: {
                /** @description Where to go on, as `X-Next-Cursor` of the page before says. Left out, the list begins. */
                after?: components["parameters"]["after"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    "X-Next-Cursor": components["headers"]["NextCursor"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getImportResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                resultId: components["parameters"]["resultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportResultDetail"];
            default: components["responses"]["Failure"];
        };
    };
    chooseImportForms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                resultId: components["parameters"]["resultId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportForms"];
            };
        };
        responses: {
            200: components["responses"]["ImportResultDetail"];
            default: components["responses"]["Failure"];
        };
    };
    acceptImportResults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportAcceptance"];
            };
        };
        responses: {
            /** @description What was made, and what was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAccepted"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails, PDFs, pictures and exports of the last day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Job"];
            default: components["responses"]["Failure"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Job"];
            default: components["responses"]["Failure"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Job"];
            default: components["responses"]["Failure"];
        };
    };
    getJobResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listInbox: {
        parameters: {
            query?: {
                limit?: components["parameters"]["limit"];
                /** @description How many elements to skip. */
                offset?: components["parameters"]["offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInboxMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMailDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInboxHtml: {
        parameters: {
            query: {
                /** @description Short-lived signature, part of every `previewUrl`. */
                t: components["parameters"]["pageToken"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
            default: components["responses"]["Failure"];
        };
    };
    getInboxText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainText"];
            default: components["responses"]["Failure"];
        };
    };
    getInboxSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainText"];
            default: components["responses"]["Failure"];
        };
    };
}
