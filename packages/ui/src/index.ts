export { type Announce, type Overlay, type Theme, useAnnounce, useOverlay, useRoot, useUi } from "./context/ui-context.js";
export { useLatest } from "./context/use-latest.js";
export { useStyles } from "./context/use-styles.js";
export { useFormats, useTranslate } from "./context/use-translate.js";
export { Button, type ButtonProps, type ButtonVariant } from "./controls/button/button.js";
export { IconButton, type IconButtonProps } from "./controls/button/icon-button.js";
export { ContextMenu, type ContextMenuProps } from "./controls/menu/context-menu.js";
export { Menu, type MenuProps, type MenuTriggerProps } from "./controls/menu/menu.js";
export type { MenuAction, MenuHeading, MenuItem, MenuSeparator } from "./controls/menu/menu-item.js";
export { menuStyles } from "./controls/menu/menu-styles.js";
export { createTypeahead } from "./controls/menu/typeahead.js";
export { Toolbar, type ToolbarProps, ToolbarSeparator } from "./controls/toolbar/toolbar.js";
export { useTooltip } from "./controls/tooltip/use-tooltip.js";
export { Checkbox, type CheckboxProps } from "./fields/choice/checkbox.js";
export type { SegmentedOption } from "./fields/choice/segment.js";
export { Segmented, type SegmentedProps } from "./fields/choice/segmented.js";
export { Switch, type SwitchProps } from "./fields/choice/switch.js";
export { ToggleButton, type ToggleButtonProps } from "./fields/choice/toggle-button.js";
export { ColorField, type ColorFieldProps } from "./fields/color-field/color-field.js";
export { ColorPanel, type ColorPanelProps } from "./fields/color-field/color-panel.js";
export { parseHexColor } from "./fields/color-field/hex-color.js";
export type { ColorSwatch } from "./fields/color-field/swatch.js";
export type { EdgeSide, Edges } from "./fields/edges-field/edges.js";
export { EdgesField, type EdgesFieldProps } from "./fields/edges-field/edges-field.js";
export { type ControlAttributes, Field, type FieldProps } from "./fields/field/field.js";
export type { FieldOrigin } from "./fields/field/field-origin.js";
export { type GestureProps, useGesture } from "./fields/field/gesture.js";
export { NumberField, type NumberFieldProps } from "./fields/number-field/number-field.js";
export { clampNumber, type NumberRange } from "./fields/number-field/number-value.js";
export { Select, type SelectOption, type SelectProps } from "./fields/select/select.js";
export { Slider, type SliderProps } from "./fields/slider/slider.js";
export { TextArea, type TextAreaProps } from "./fields/text-field/text-area.js";
export { TextField, type TextFieldProps } from "./fields/text-field/text-field.js";
export { type Align, type Box, placeFloating, type Side } from "./floating/place-floating.js";
export { Popover, type PopoverProps } from "./floating/popover.js";
export type { DismissOptions } from "./floating/use-dismiss.js";
export { type Anchor, type FloatingOptions, useFloating } from "./floating/use-floating.js";
export { deepestFocus } from "./focus/deepest-focus.js";
export { collectTabbable, focusedIn } from "./focus/focusable.js";
export { isEditable } from "./focus/is-editable.js";
export { type Orientation, stepIndex } from "./focus/step-focus.js";
export { useFocusTrap } from "./focus/use-focus-trap.js";
export { useKeptFocus } from "./focus/use-kept-focus.js";
export { useRovingFocus } from "./focus/use-roving-focus.js";
export { type DirectedIcon, Icon, type IconDrawing, type IconProps, type IconShape, type IconSource } from "./icons/icon.js";
export { Logo, type LogoProps } from "./icons/logo.js";
export { Spinner } from "./icons/spinner.js";
export { Banner, type BannerProps } from "./messages/banner/banner.js";
export { type DismissalMemory, useDismissal } from "./messages/banner/use-dismissal.js";
export { Avatar, type AvatarProps } from "./messages/states/avatar.js";
export { Badge, type BadgeProps } from "./messages/states/badge.js";
export { DeniedState, type DeniedStateProps } from "./messages/states/denied-state.js";
export { ProgressBar, type ProgressBarProps } from "./messages/states/progress-bar.js";
export { Skeleton, type SkeletonProps, SkeletonText } from "./messages/states/skeleton.js";
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from "./messages/states/state-view.js";
export { type ToastOptions, type Toasts, useToasts } from "./messages/toast/toast-context.js";
export { reopenOverlays } from "./root/overlay-layer.js";
export { UiRoot, type UiRootProps } from "./root/ui-root.js";
export { Collapsible, type CollapsibleProps } from "./sections/collapsible/collapsible.js";
export { type TabItem, Tabs, type TabsProps } from "./sections/tabs/tabs.js";
export type { UiRootNode } from "./styles/adopt-styles.js";
export { classNames } from "./styles/class-names.js";
export { inertIf } from "./styles/inert-if.js";
export { uiStyles } from "./styles/ui-styles.js";
export { widgetStyles } from "./styles/widget-styles.js";
export { Kbd } from "./text/kbd.js";
export { VisuallyHidden } from "./text/visually-hidden.js";
export type { Formats } from "./translate/create-formats.js";
export {
  createTranslator,
  type MessageParameter,
  type StringOverrides,
  type Translate,
  type TranslatorOptions,
} from "./translate/create-translator.js";
export { defineStrings, type Message, type PluralForms, type Strings, type Translation } from "./translate/define-strings.js";
export { joinWords, type LanguageWords } from "./translate/join-words.js";
export { type OverrideRefusal, parseOverrides } from "./translate/parse-overrides.js";
export { type Language, type LanguageOptions, type Languages, useLanguage } from "./translate/use-language.js";
