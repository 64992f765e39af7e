interface Expectations<Expected> {
  /** Of the owner, who holds the lock, another editor, and who may not edit. */
  of(owner: string, holder: string, second: string, reader: string): Expected;
  /** Of what whoever may save may do. */
  readonly ofEditors: Expected;
  readonly everyViewer: Expected;
}

/** The calls about versions of one template, with whom they let in: a part of the table of rights. */
export const versionCalls = <Expected>({ of, ofEditors, everyViewer }: Expectations<Expected>) =>
  [
    { name: "list versions", operation: "listVersions", method: "GET", url: "/api/v2/usertemplate/{id}/versions", expected: everyViewer },
    {
      name: "open a version",
      operation: "getVersion",
      method: "GET",
      url: "/api/v2/usertemplate/{id}/version/2001-01-01T00:00:00.000Z",
      expected: of("VVV VVV VVV", "NVV NVV NVV", "NVV NVV NVV", "NVV NVV NVV"),
    },
    {
      name: "keep a version under a name",
      operation: "createVersion",
      method: "POST",
      url: "/api/v2/usertemplate/{id}/version",
      body: { name: "Kept" },
      expected: ofEditors,
    },
    {
      name: "name a version",
      operation: "nameVersion",
      method: "PATCH",
      url: "/api/v2/usertemplate/{id}/version/2001-01-01T00:00:00.000Z",
      body: { name: "Kept" },
      expected: of("VVL VVL DDL", "NVV NVV NDD", "NVL NVL NDL", "NEE NEE NEE"),
    },
  ] as const;
