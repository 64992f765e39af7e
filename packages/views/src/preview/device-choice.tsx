import { Segmented, useTranslate } from "@mailwright/ui";
import { Monitor, Smartphone, Tablet } from "@mailwright/ui/icons";
import { type PreviewDevice, previewDevices } from "./preview-device.js";
import { previewStrings } from "./preview-strings.js";

const icons = { desktop: Monitor, tablet: Tablet, mobile: Smartphone } satisfies Record<PreviewDevice, unknown>;

export interface DeviceChoiceProps {
  readonly value: PreviewDevice;
  readonly onChange: (device: PreviewDevice) => void;
}

/** Desktop, tablet or mobile. */
export function DeviceChoice({ value, onChange }: DeviceChoiceProps) {
  const say = useTranslate(previewStrings);
  const options = previewDevices.map((device) => ({ value: device, label: say(device), icon: icons[device] }));
  return <Segmented label={say("device")} isLabelHidden value={value} options={options} onChange={onChange} />;
}
