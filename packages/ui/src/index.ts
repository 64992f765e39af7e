export { Banner, type BannerProps } from "./banner/banner.js";
export { type DismissalMemory, useDismissal } from "./banner/use-dismissal.js";
export { Button, type ButtonProps, type ButtonVariant } from "./button/button.js";
export { IconButton, type IconButtonProps } from "./button/icon-button.js";
export { Checkbox, type CheckboxProps } from "./choice/checkbox.js";
export type { SegmentedOption } from "./choice/segment.js";
export { Segmented, type SegmentedProps } from "./choice/segmented.js";
export { Switch, type SwitchProps } from "./choice/switch.js";
export { ToggleButton, type ToggleButtonProps } from "./choice/toggle-button.js";
export { classNames } from "./class-names.js";
export { Collapsible, type CollapsibleProps } from "./collapsible/collapsible.js";
export { ColorField, type ColorFieldProps } from "./color-field/color-field.js";
export { ColorPanel, type ColorPanelProps } from "./color-field/color-panel.js";
export { parseHexColor } from "./color-field/hex-color.js";
export { type ColorSwatch, Swatch } from "./color-field/swatch.js";
export { type EdgeSide, type Edges, edgesOf, isUniform } from "./edges-field/edges.js";
export { EdgesField, type EdgesFieldProps } from "./edges-field/edges-field.js";
export { Spinner } from "./feedback/spinner.js";
export { type ControlAttributes, Field, type FieldProps } from "./field/field.js";
export type { FieldOrigin } from "./field/field-origin.js";
export { type GestureProps, useGesture } from "./field/gesture.js";
export { type Align, type Box, placeFloating, type Side } from "./floating/place-floating.js";
export { Popover, type PopoverProps } from "./floating/popover.js";
export { type DismissOptions, useDismiss } from "./floating/use-dismiss.js";
export { type Anchor, type FloatingOptions, useFloating } from "./floating/use-floating.js";
export { useOutsidePress } from "./floating/use-outside-press.js";
export { deepestFocus } from "./focus/deepest-focus.js";
export { collectFocusable, collectTabbable, focusedIn } from "./focus/focusable.js";
export { type Orientation, stepIndex } from "./focus/step-focus.js";
export { useFocusTrap } from "./focus/use-focus-trap.js";
export { useRovingFocus } from "./focus/use-roving-focus.js";
export { type DirectedIcon, Icon, type IconDrawing, type IconProps, type IconShape, type IconSource } from "./icon/icon.js";
export { Logo, type LogoProps } from "./logo/logo.js";
export { ContextMenu, type ContextMenuProps } from "./menu/context-menu.js";
export { Menu, type MenuProps, type MenuTriggerProps } from "./menu/menu.js";
export type { MenuAction, MenuHeading, MenuItem, MenuSeparator } from "./menu/menu-item.js";
export { menuStyles } from "./menu/menu-styles.js";
export { createTypeahead } from "./menu/typeahead.js";
export { NumberField, type NumberFieldProps } from "./number-field/number-field.js";
export { clampNumber, type NumberRange, parseNumber } from "./number-field/number-value.js";
export { adoptStyles, type UiRootNode } from "./root/adopt-styles.js";
export { directionOf } from "./root/direction.js";
export { isEditable } from "./root/host-key-guard.js";
export { reopenOverlays } from "./root/overlay-layer.js";
export { type Announce, type Overlay, type Theme, useAnnounce, useOverlay, useRoot, useUi } from "./root/ui-context.js";
export { UiRoot, type UiRootProps } from "./root/ui-root.js";
export { useStyles } from "./root/use-styles.js";
export { Select, type SelectOption, type SelectProps } from "./select/select.js";
export { Slider, type SliderProps } from "./slider/slider.js";
export { Avatar, type AvatarProps } from "./states/avatar.js";
export { Badge, type BadgeProps } from "./states/badge.js";
export { ProgressBar, type ProgressBarProps } from "./states/progress-bar.js";
export { Skeleton, type SkeletonProps, SkeletonText } from "./states/skeleton.js";
export {
  DeniedState,
  type DeniedStateProps,
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from "./states/state-view.js";
export { uiStyles } from "./styles.js";
export { type TabItem, Tabs, type TabsProps } from "./tabs/tabs.js";
export { Kbd } from "./text/kbd.js";
export { VisuallyHidden } from "./text/visually-hidden.js";
export { TextArea, type TextAreaProps } from "./text-field/text-area.js";
export { TextField, type TextFieldProps } from "./text-field/text-field.js";
export { type ToastOptions, type Toasts, useToasts } from "./toast/toast-context.js";
export { contrastOf } from "./tokens/contrast.js";
export { Toolbar, type ToolbarProps, ToolbarSeparator } from "./toolbar/toolbar.js";
export { useTooltip } from "./tooltip/use-tooltip.js";
export { createFormats, type Formats } from "./translate/create-formats.js";
export {
  createTranslator,
  type MessageParameter,
  type StringOverrides,
  type Translate,
  type TranslatorOptions,
} from "./translate/create-translator.js";
export { defineStrings, type Message, type PluralForms, type Strings } from "./translate/define-strings.js";
export { joinWords, type LanguageWords } from "./translate/join-words.js";
export { type OverrideRefusal, parseOverrides } from "./translate/parse-overrides.js";
export { type Language, type LanguageOptions, type Languages, useLanguage } from "./translate/use-language.js";
export { useFormats, useTranslate } from "./translate/use-translate.js";
export { widgetStyles } from "./widget-styles.js";
