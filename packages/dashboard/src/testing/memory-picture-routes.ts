import type { Asset } from "@mailwright/contract";
import { type Call, type Route, refuse } from "./memory-call.js";

/** What the view of one's own pictures asks for. */
export const pictureRoutes: readonly Route[] = [
  ["GET", /assets\/user$/, ({ world, query }) => Response.json(world.pictures.filter(({ originalName }) => isNamed(originalName, query)))],
  ["GET", /assets\/picture\/([\w-]+)$/, showPicture],
  ["PATCH", /assets\/picture\/([\w-]+)$/, renamePicture],
  ["DELETE", /assets\/([\w.-]+)$/, removePicture],
];

const isNamed = (name: string, query: URLSearchParams) => name.toLowerCase().includes((query.get("search") ?? "").toLowerCase());

function showPicture({ world, id }: Call): Response {
  const asset = world.pictures.find((picture) => picture.id === id);
  const [first] = world.templates;
  const shownIn = first ? [{ id: first.id, name: first.name, isSystem: false }] : [];
  return asset ? Response.json({ asset, templateId: null, shownIn, othersCount: 0 }) : refuse(404, "not-found");
}

function renamePicture({ world, id, body: { originalName = "" } }: Call): Response {
  world.pictures = world.pictures.map((picture) => (picture.id === id ? { ...picture, originalName } : picture));
  return Response.json(world.pictures.find((picture) => picture.id === id));
}

function removePicture({ world, id: savedName }: Call): Response {
  world.pictures = world.pictures.filter((picture) => picture.savedName !== savedName);
  return new Response(null, { status: 204 });
}

const colors = ["#c9553d", "#2f6f8f", "#5d7a3a", "#8a5fa8", "#c99a2e"];

/** Some pictures of somebody's library, each of its own colour. */
export function picturesOf(count: number): Asset[] {
  return Array.from({ length: count }, (_, index) => {
    const color = colors[index % colors.length];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><path fill="${color}" d="M0 0h600v400H0z"/></svg>`;
    const name = `Lamp ${index + 1}.jpg`;
    return {
      id: `p${index + 1}`,
      originalName: name,
      savedName: `p${index + 1}.jpg`,
      url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      mime: "image/jpeg",
      sizeBytes: 120_000 + index * 7000,
      widthPx: 600,
      heightPx: 400,
      createdAt: "2026-04-12T15:30:00.000Z",
    };
  });
}
