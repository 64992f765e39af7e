/** The calls about links to one template, with whom they let in: a part of the table of rights. */
export const linkCalls = <Expected>({ viewer, owner, nothing }: Record<"viewer" | "owner" | "nothing", Expected>) =>
  [
    { name: "share link", operation: "createShareLink", method: "POST", url: "/api/v2/usertemplate/{id}/share-link", expected: viewer },
    {
      name: "review link",
      operation: "createReviewLink",
      method: "POST",
      url: "/api/v2/usertemplate/{id}/review-link",
      body: {},
      expected: owner,
    },
    { name: "list links", operation: "listShareLinks", method: "GET", url: "/api/v2/usertemplate/{id}/share-links", expected: viewer },
    {
      name: "withdraw all links",
      operation: "revokeShareLinks",
      method: "DELETE",
      url: "/api/v2/usertemplate/{id}/share-links",
      expected: viewer,
    },
    {
      name: "withdraw a link",
      operation: "revokeShareLink",
      method: "DELETE",
      url: "/api/v2/usertemplate/{id}/share-links/018f0000-0000-7000-8000-00000000dead",
      expected: nothing,
    },
  ] as const;
