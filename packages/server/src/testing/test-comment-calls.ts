/** The calls about comments of one template, with whom they let in to write and to read: a part of the table of rights. */
export const commentCalls = <Expected>(writing: Expected, expected: Expected) =>
  [
    {
      name: "comment",
      operation: "createComment",
      method: "POST",
      url: "/api/v2/comment",
      body: { templateId: "{id}", text: "Comment" },
      expected: writing,
    },
    { name: "list comments", operation: "listComments", method: "GET", url: "/api/v2/comment/template/{id}", expected },
    {
      name: "list who may be mentioned",
      operation: "listCommentPeople",
      method: "GET",
      url: "/api/v2/comment/template/{id}/people",
      expected,
    },
    { name: "have read the comments", operation: "markCommentsRead", method: "PUT", url: "/api/v2/comment/template/{id}/read", expected },
  ] as const;
