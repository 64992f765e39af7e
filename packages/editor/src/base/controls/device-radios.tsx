import { type Device, devices } from "@mailwright/editing";
import { Segmented, useTranslate } from "@mailwright/ui";
import { Monitor, Smartphone, Tablet } from "@mailwright/ui/icons";
import { toolbarStrings } from "../words/toolbar-strings.js";

const deviceIcons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone } satisfies Record<Device, unknown>;

export interface DeviceRadiosProps {
  readonly value: Device;
  readonly onChange: (device: Device) => void;
}

/** Desktop, tablet or mobile. */
export function DeviceRadios({ value, onChange }: DeviceRadiosProps) {
  const say = useTranslate(toolbarStrings);
  const options = devices.map((device) => ({ value: device, label: say(device), icon: deviceIcons[device] }));
  return <Segmented label={say("devices")} isLabelHidden value={value} options={options} onChange={onChange} />;
}
