import type { Meta, StoryObj } from "@storybook/react-vite";

const meta: Meta = { title: "Tokens" };
export default meta;

const surfaces = [
  "surface",
  "surface-raised",
  "surface-sunken",
  "surface-hover",
  "surface-pressed",
  "accent-surface",
  "success-surface",
  "warning-surface",
  "danger-surface",
];
const lines = ["border", "border-strong", "icon", "accent", "focus", "success", "warning", "danger"];
const texts: [string, string][] = [
  ["text", "surface"],
  ["text-muted", "surface"],
  ["accent-text", "accent-surface"],
  ["success-text", "success-surface"],
  ["warning-text", "warning-surface"],
  ["danger-text", "danger-surface"],
  ["on-accent", "accent"],
  ["on-danger", "danger"],
];
const grid = { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))", gap: 12 } as const;

function Chip({ name }: { name: string }) {
  return (
    <figure style={{ display: "grid", gap: 4 }}>
      <div style={{ blockSize: 48, borderRadius: 10, background: `var(--mw-${name})`, boxShadow: "inset 0 0 0 1px var(--mw-border)" }} />
      <figcaption style={{ fontSize: 12 }}>{name}</figcaption>
    </figure>
  );
}

export const Colours: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <div style={grid}>
        {surfaces.map((name) => (
          <Chip key={name} name={name} />
        ))}
      </div>
      <div style={grid}>
        {lines.map((name) => (
          <Chip key={name} name={name} />
        ))}
      </div>
      <div style={grid}>
        {texts.map(([text, surface]) => (
          <p key={text} style={{ padding: 12, borderRadius: 10, color: `var(--mw-${text})`, background: `var(--mw-${surface})` }}>
            {text}
          </p>
        ))}
      </div>
    </div>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <p style={{ fontSize: "var(--mw-title-size)", lineHeight: "var(--mw-title-line)", fontWeight: 600 }}>Panel title, 15/20 semibold</p>
      <p>Body, 13/20. The email is the only colourful thing on the screen.</p>
      <p className="mw-label">Label, 12/16 medium</p>
      <p className="mw-tabular">1,234.50 and 9,876.00 in tabular figures</p>
      <p style={{ fontFamily: "var(--mw-font-mono)" }}>{"<mj-text>code</mj-text>"}</p>
    </div>
  ),
};
