import type { JsonValue } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { PicturePort } from "../../ports/picture-port.js";
import { refusalOf } from "../../testing/memory-ports.js";
import type { TestEditor } from "../../testing/open-editor.js";
import { StoryPart, type StoryPartProps } from "../../testing/story-part.js";
import type { PanelTab } from "../../workspace/panels/panel-tabs.js";
import { SettingsPanel } from "./settings-panel.js";

interface MadeMapProps extends Pick<StoryPartProps, "without"> {
  readonly props?: Readonly<Record<string, JsonValue>>;
  /** What of the port is otherwise. */
  readonly port?: Partial<PicturePort>;
}

const none: ReadonlySet<PanelTab> = new Set();
const picture = new URL("../../../../blocks/artwork/plants.png", import.meta.url).href;
const place = "1 Market Square, Cambridge CB2 3QJ, United Kingdom";

/** A server with a service of maps. */
const connected = {
  mapSource: async () => ({ kind: "source", name: "Geoapify", url: "https://www.geoapify.com" }) as const,
  make: async () => ({ kind: "made", picture: { url: picture, title: place, credit: "© OpenStreetMap contributors" } }) as const,
};

function MadeMap({ props = { address: "1 Market Square, Cambridge" }, port = {}, without }: MadeMapProps) {
  const prepare = ({ services }: TestEditor) => {
    if (services.ports.pictures) Object.assign(services.ports.pictures, connected, port);
    services.editor.run("insert-block", { blueprint: { type: "wrapper" } });
    services.editor.run("insert-block", { blueprint: { type: "map", props } });
  };
  return (
    <StoryPart {...(without && { without })} prepare={prepare}>
      <SettingsPanel closedTabs={none} onToggle={() => undefined} onGeneralSettings={() => undefined} />
    </StoryPart>
  );
}

const meta: Meta<typeof MadeMap> = {
  title: "Editor/Settings of a map",
  component: MadeMap,
  parameters: { frame: { widthPx: 320 } },
};
export default meta;

type Story = StoryObj<typeof MadeMap>;

export const WithoutAddress: Story = {
  args: { props: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Make the map" })).toBeDisabled();
    await expect(canvas.getByText(/^A map is made of the address of one place/)).toBeVisible();
  },
};

export const ReadyToMake: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Make the map" })).toBeEnabled();
    await expect(canvas.getByText("Made by Geoapify.")).toBeVisible();
  },
};

export const Making: Story = {
  args: { port: { make: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make the map" }));
    await expect(await canvas.findByText("Making the map")).toBeVisible();
  },
};

export const Made: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make the map" }));
    await expect(await canvas.findByText(`The map shows ${place}.`)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Make the map again" })).toBeEnabled();
  },
};

/** The person chose another section of the map since. */
export const OutOfDate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make the map" }));
    await canvas.findByText(`The map shows ${place}.`);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Shape" }), "Square, 1:1");
    await expect(await canvas.findByText("The map was made for other settings. Make it again.")).toBeVisible();
  },
};

export const NoSuchPlace: Story = {
  args: { port: { make: async () => refusalOf("place-not-found") } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Make the map" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This place was not found");
  },
};

export const NotConfigured: Story = {
  args: { port: { mapSource: async () => refusalOf("maps-not-configured") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No service of maps is connected here/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Make the map" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Choose image" })).toBeEnabled();
  },
};

/** A page that makes no pictures. */
export const NoMaker: Story = {
  args: { without: ["pictures"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No service of maps is connected here/)).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: { port: { mapSource: async () => refusalOf("network", true) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be found out");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Retry" })).toBeEnabled());
  },
};
