import type { Category, Session, TemplateCategory, TemplateSummary } from "@mailwright/contract";

/** A small email as an address a preview frame can open without a server. */
function previewOf(title: string, color: string): string {
  const html = `<!doctype html><html lang="en"><title>${title}</title><body style="margin:0;background:#f4f4f6;font-family:Arial">
<div style="background:${color};color:#fff;padding:56px 48px;font-size:44px;font-weight:700">${title}</div>
<div style="background:#fff;padding:40px 48px;font-size:20px;line-height:1.5;color:#333">Hello Ada,<br><br>our new season is here. Have a
look before everybody else does.<br><br><span style="display:inline-block;padding:14px 28px;background:${color};color:#fff">Have a look</span></div>
<div style="padding:32px 48px;font-size:16px;color:#555">You get this email because you asked for it.</div></body></html>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
}

/** The server's picture of it. Where a template has none (`previewPictureUrl: null`), its card opens the email in a frame, which takes twice the time. */
function pictureOf(title: string, color: string): string {
  const line = (yPx: number, size: number, words: string, fill = "#333") =>
    `<text x="48" y="${yPx}" font-size="${size}" fill="${fill}">${words.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</text>`;
  const lines = [
    line(94, 44, title, "#fff"),
    line(208, 20, "Hello Ada,"),
    line(268, 20, "our new season is here. Have a look before everybody else does."),
    line(338, 20, "Have a look", color),
    line(424, 16, "You get this email because you asked for it.", "#555"),
  ];
  const boxes = `<path fill="#f4f4f6" d="M0 0h700v933H0z"/><path fill="#fff" d="M0 164h700v212H0z"/><path fill="${color}" d="M0 0h700v164H0z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 933" font-family="Arial">${boxes}${lines.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const colors = ["#1f4d3a", "#7a2e3a", "#21405e", "#5b3a78", "#8a4b14"];

/** A published template of the signed-in user, with what is given changed. */
export function aTemplate(name: string, change: Partial<TemplateSummary> = {}): TemplateSummary {
  const color = colors[name.length % colors.length] ?? "#333333";
  return {
    id: name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, 60),
    name,
    description: "",
    tags: "",
    type: "email",
    status: "published",
    preHeader: "",
    categories: [],
    created: "2026-03-02T09:00:00.000Z",
    lastModified: "2026-04-12T15:30:00.000Z",
    size: 24_576,
    isShared: false,
    isLocked: false,
    userId: "ann",
    collaboratorId: null,
    collaboratorsList: [],
    isSystem: false,
    version: 1,
    previewUrl: previewOf(name, color),
    previewPictureUrl: pictureOf(name, color),
    ...change,
  };
}

/** As many templates as asked for, each with its own name. */
export function templatesOf(count: number, change: Partial<TemplateSummary> = {}): TemplateSummary[] {
  return Array.from({ length: count }, (_, index) => aTemplate(`Newsletter ${index + 1}`, { size: 9000 + index * 4100, ...change }));
}

/** A user with a paid plan. */
export function aSession(change: Partial<Session> = {}): Session {
  return {
    token: "token",
    id: "ann",
    principalId: "ann",
    firstName: "Ann",
    lastName: "Lee",
    name: "Ann Lee",
    email: "ann@example.com",
    role: "user",
    dnd_mode: "simple",
    theme: "light",
    subscriptionPlan: 1,
    entitlements: [],
    imageUrl:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25' fill='%234a5a8a'/%3E%3C/svg%3E",
    isDemo: false,
    ...change,
  };
}

const inCategory = (id: string, name: string, group = "system"): TemplateCategory => ({ id, name, group, hidden: false });
const basic = inCategory("layouts", "Layouts", "layouts");
const featured = inCategory("featured-layouts", "Featured Layouts", "layouts");

/** The two sets of starters that a new template starts from. */
export const starterCategories: readonly Category[] = [basic, featured].map((category) => ({ ...category, type: "email", count: 2 }));

/** The starters of a new server: a blank one, and ready-made ones in two categories. */
export const sampleStarters: readonly TemplateSummary[] = [
  aTemplate("Blank", { isSystem: true, userId: "", categories: [basic] }),
  aTemplate("Spring sale", { isSystem: true, userId: "", categories: [inCategory("seasonal", "Seasonal"), featured] }),
  aTemplate("Monthly news", { isSystem: true, userId: "", categories: [inCategory("newsletter", "Newsletter"), basic] }),
  aTemplate("Autumn evening", { isSystem: true, userId: "", categories: [inCategory("seasonal", "Seasonal")] }),
];

/** Their categories, one of them empty. */
export const sampleCategories: readonly Category[] = [
  { id: "events", name: "Events", hidden: false, type: "email", group: "system", count: 0 },
  { id: "newsletter", name: "Newsletter", hidden: false, type: "email", group: "system", count: 1 },
  { id: "seasonal", name: "Seasonal", hidden: false, type: "email", group: "system", count: 2 },
];

/** The people of the company. */
export const principals = [
  { id: "ann", firstName: "Ann", lastName: "Lee", email: "ann@example.com" },
  { id: "ben", firstName: "Ben", lastName: "Castellanos", email: "ben@example.com" },
] as const;

/** Somebody who is deactivated: found by id, and by no search. */
export const departed = { id: "dee", firstName: "Dee", lastName: "Moreau", email: "dee@example.com" } as const;
