/** The icons of the first screen: path data of lucide (ISC), a little simpler. As plain paths they cost less code than lucide's React components. */
export const toolIcons = {
  code: "m16 18 6-6-6-6M0 0m8 6-6 6 6 6",
  download: "M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M0 0m7 10 5 5 5-5",
  eraser: "M21 21H8a2 2 0 0 1-1.4-.6l-4-4a2 2 0 0 1 0-2.8l10-10a2 2 0 0 1 2.8 0l6 6a2 2 0 0 1 0 2.8L12.8 21M0 0m5.1 11.1 8.8 8.8",
  fileInput: {
    directed: "M4 11V4a2 2 0 0 1 2-2h9l5 5v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-1M14 2v5a1 1 0 0 0 1 1h5M2 15h10M0 0m9 18 3-3-3-3",
  },
  squareDashed:
    "M5 3a2 2 0 0 0-2 2M19 3a2 2 0 0 1 2 2M21 19a2 2 0 0 1-2 2M5 21a2 2 0 0 1-2-2M9 3h1M9 21h1M14 3h1M14 21h1M3 9v1M21 9v1M3 14v1M21 14v1",
  stickyNote: "M21 9l-6-6H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2zM15 3v5a1 1 0 0 0 1 1h5",
  checks: "M20 13c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6c3 0 6-1.5 8-4 2 2.5 5 4 8 4zM0 0m9 12 2 2 4-4",
  comment: "M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z",
  history: "M3 12a9 9 0 1 0 9-9 10 10 0 0 0-7 3L3 8M3 3v5h5M12 7v5l4 2",
  undo: { directed: "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11" },
  redo: { directed: "m15 14 5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13" },
  help: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01",
  eye: "M2 12.4a1 1 0 0 1 0-.8 11 11 0 0 1 20 0 1 1 0 0 1 0 .8 11 11 0 0 1-20 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  send: {
    directed: "M14.5 21.7a.5.5 0 0 0 .9 0l6.5-19a.5.5 0 0 0-.6-.6l-19 6.5a.5.5 0 0 0 0 .9l7.9 3.2a2 2 0 0 1 1.1 1.1zM0 0m21.9 2.1-10.9 11",
  },
  moon: "M21 12.5a9 9 0 1 1-9.5-9.5c.4 0 .6.5.4.8a6 6 0 0 0 8.3 8.3c.3-.2.8 0 .8.4",
} as const;
