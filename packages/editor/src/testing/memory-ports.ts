import { type ActivityEntry, type ApprovalOverview, activityGroupOf, type TemplateStatus } from "@mailwright/contract";
import { type JsonValue, pictureKinds } from "@mailwright/document";
import type { CommentRecord } from "../ports/comment-port.js";
import type { EditorPorts } from "../ports/editor-ports.js";
import type { FollowedEvent, Standing } from "../ports/following-port.js";
import type { ModuleShelf } from "../ports/module-port.js";
import type { NoteRecord } from "../ports/note-port.js";
import type { PortRefusal } from "../ports/port-refusal.js";
import type { ShopStore } from "../ports/product-port.js";
import type { TemplateInfo } from "../ports/template-info.js";
import type { LoadedTemplate, SaveAnswer, TemplateContent } from "../ports/template-store.js";
import { memoryApproval, nobodyAsked } from "./memory-approval.js";
import { memoryComments } from "./memory-comments.js";
import { memoryImages } from "./memory-images.js";
import { memoryModules, sampleShelf } from "./memory-modules.js";
import { memoryTemplatePorts, type StoredVersion } from "./memory-template-ports.js";

/** A world around the editor that lives in memory, with switches for what may go wrong. */
export interface MemoryPorts {
  readonly ports: EditorPorts;
  readonly world: MemoryWorld;
}

export interface MemoryWorld {
  stored: LoadedTemplate;
  readonly copies: TemplateContent[];
  readonly mails: (readonly string[])[];
  /** What the next calls answer instead; taken away by setting it to `undefined`. */
  refusal: PortRefusal | undefined;
  stores: readonly ShopStore[];
  notes: readonly NoteRecord[];
  mayDeleteNotes: boolean;
  comments: readonly CommentRecord[];
  /** Tells the editor that somebody else has commented. */
  tellCommented(): void;
  /** How the review stands. */
  approval: ApprovalOverview;
  activity: readonly ActivityEntry[];
  mayUnlock: boolean;
  /** How long it takes to load the template. */
  opening: Promise<void>;
  /** How long the server draws PDF and pictures. */
  drawing: Promise<void>;
  versions: readonly StoredVersion[];
  /** The version that the work was made from. */
  restored: string | null;
  shelf: ModuleShelf;
  /** Tells the editor what others did with the template. */
  tell(event: FollowedEvent): void;
  /** Somebody else saves in between. */
  saveElsewhere(document: JsonValue): void;
}

export interface MemoryOptions {
  readonly document?: unknown;
  readonly info?: Partial<TemplateInfo>;
  readonly without?: readonly (keyof EditorPorts)[];
  /** Comments that are there from the beginning. */
  readonly comments?: readonly CommentRecord[];
}

/** The info of a fresh draft. */
export const draftInfo: TemplateInfo = {
  id: "t1",
  name: "Spring sale",
  description: "For the shop",
  preHeader: "",
  tags: "spring",
  status: "draft",
  readOnly: false,
  isSystem: false,
  isShared: false,
  hasComments: false,
};

/** How a template stands that nobody else has open, but for what is given. */
export function aStanding(given: Partial<Standing> = {}): Standing {
  const refusal = given.refusal ?? null;
  const info = { isShared: true, isLocked: given.holder !== undefined, readOnly: refusal !== null };
  return { refusal, holder: null, ownerName: "Ann Lindqvist", etag: '"1"', savedBy: null, info, ...given };
}

/** A refusal with its code. */
export function refusalOf(code: string, isPassing = false): PortRefusal {
  return { kind: "refused", code, message: code, fields: [], isPassing };
}

const sampleProducts = ["Moon", "Ember", "Fjord"].map((name, index) => ({
  id: `p${index}`,
  name: `${name} pendant`,
  categories: ["Lighting / Pendants"],
  imageUrl: "",
  price: `${60 + index}.00`,
  url: "https://northlight.example.com",
  description: "A pendant that glows like a full moon",
}));

/** Makes ports over one stored template. */
export function createMemoryPorts({ document = null, info, without = [], comments = [] }: MemoryOptions = {}): MemoryPorts {
  let version = 1;
  let ids = 0;
  const etag = () => `"${version}"`;
  const followers = new Set<(event: FollowedEvent) => void>();
  let lastTold: FollowedEvent | undefined;
  // The tour would stand over what is tested.
  const preferences = new Map([["editor.tour", "done"]]);
  const world: MemoryWorld = {
    stored: { info: { ...draftInfo, hasComments: comments.length > 0, ...info }, document, etag: etag() },
    copies: [],
    mails: [],
    refusal: undefined,
    stores: [{ id: "s1", name: "Northlight" }],
    notes: [],
    mayDeleteNotes: true,
    comments,
    tellCommented: () => undefined,
    approval: nobodyAsked,
    activity: [],
    mayUnlock: true,
    opening: Promise.resolve(),
    drawing: Promise.resolve(),
    versions: [],
    restored: null,
    shelf: sampleShelf,
    saveElsewhere: (next) => put({ document: next }),
    tell: (event) => {
      lastTold = event;
      for (const follower of followers) follower(event);
    },
  };
  const put = (change: Partial<LoadedTemplate>) => {
    version += 1;
    world.stored = { ...world.stored, ...change, etag: etag() };
  };
  const saved = (): SaveAnswer => ({ kind: "saved", info: world.stored.info, etag: world.stored.etag });
  const ports: EditorPorts = {
    store: {
      key: () => world.stored.info.id,
      load: async () => {
        await world.opening;
        return world.refusal ?? { kind: "loaded", template: world.stored };
      },
      save: async (content, base) => {
        if (world.refusal) return world.refusal;
        if (base !== null && base !== world.stored.etag) return { kind: "conflict", theirs: world.stored };
        put({ document: content.document });
        return saved();
      },
      saveCopy: async (content) => {
        if (world.refusal) return world.refusal;
        world.copies.push(content);
        put({ document: content.document, info: { ...world.stored.info, id: "t2", name: `${world.stored.info.name} copy` } });
        return saved();
      },
    },
    status: {
      move: async (status: TemplateStatus) => {
        if (world.refusal) return world.refusal;
        if (status === "published" && world.approval.summary.isRequired) return refusalOf("not-approved");
        put({ info: { ...world.stored.info, status } });
        return { kind: "moved", info: world.stored.info, etag: world.stored.etag };
      },
    },
    info: {
      save: async (change) => {
        if (world.refusal) return world.refusal;
        put({ info: { ...world.stored.info, ...change } });
        return { kind: "saved", info: world.stored.info, etag: world.stored.etag };
      },
    },
    testEmail: {
      send: async (to) => {
        if (world.refusal) return world.refusal;
        world.mails.push(to);
        return { kind: "sent", delivery: "inbox" };
      },
    },
    images: memoryImages(() => world.refusal),
    pictures: {
      kinds: pictureKinds,
      make: async ({ kind }) => world.refusal ?? { kind: "made", picture: { url: `https://example.com/${kind}.png`, title: "A day" } },
    },
    products: {
      stores: async () => world.refusal ?? { kind: "listed", stores: world.stores },
      categories: async () => world.refusal ?? { kind: "listed", categories: ["Lighting / Pendants", "Plants"] },
      products: async (_, category) => world.refusal ?? { kind: "listed", products: category === "Plants" ? [] : sampleProducts },
    },
    modules: memoryModules(() => world),
    following: {
      follow(onEvent, signal) {
        followers.add(onEvent);
        signal.addEventListener("abort", () => followers.delete(onEvent));
        if (lastTold) onEvent(lastTold);
      },
      reopen: async () => {
        if (world.refusal) return world.refusal;
        world.tell({ kind: "stands", standing: aStanding() });
        return { kind: "reopened" };
      },
    },
    comments: memoryComments(world),
    approval: memoryApproval(world),
    activity: async () => async (group) => {
      const entries = world.activity.filter(({ kind }) => group === undefined || activityGroupOf[kind] === group);
      return world.refusal ?? { kind: "listed", entries };
    },
    ...memoryTemplatePorts(world),
    preferences: { get: (key) => preferences.get(key) ?? null, set: (key, value) => void preferences.set(key, value) },
    clock: { now: () => 1_770_000_000_000 },
    newId: () => `id-${++ids}`,
  };
  return {
    world,
    ports: Object.fromEntries(Object.entries(ports).filter(([name]) => !without.some((gone) => gone === name))) as unknown as EditorPorts,
  };
}
