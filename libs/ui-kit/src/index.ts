export { breakpoints, theme, type Space } from './theme/theme.ts';
export type { ThemeBody, ThemeColors, ThemeFaces, ThemeName, ThemeTokens } from './theme/themeTokens.ts';
export { themes } from './theme/themes.ts';
export { themeVariables, type ClientThemes } from './theme/themeStyles.ts';
export {
  contrastPairs,
  contrastProblems,
  minimumContrast,
  type ContrastPair,
  type ContrastProblem,
} from './theme/contrast.ts';
export { contrastRatio, readableOn } from './theme/colorContrast.ts';
export { isHexColor } from './theme/hexColor.ts';
export {
  customTheme,
  decodeCustomTheme,
  decodeThemeOverrides,
  encodeCustomTheme,
  type CustomTheme,
  type ThemeOverrides,
  type ThemeProblem,
} from './theme/customTheme.ts';
export { readThemeColors, showTheme, watchTheme, type ThemeChoice } from './theme/activeTheme.ts';
export { GlobalStyles, type GlobalStylesProps } from './theme/GlobalStyles.tsx';
export { createStyleCache, ThemeRoot, type ThemeRootProps } from './theme/ThemeRoot.tsx';
export { RichText, type RichTextProps } from './texts/RichText.tsx';
export { UiTextsProvider, useUiTexts, type UiTexts } from './texts/UiTexts.tsx';

export { Grid, Inline, Stack, type GridProps, type InlineProps, type StackProps } from './layout/Stack.tsx';
export { fadingEnd } from './layout/fadingEnd.ts';
export { RoomAboveBar, type RoomAboveBarProps } from './layout/RoomAboveBar.tsx';
export { Container, type ContainerProps } from './layout/Container.tsx';
export { VisuallyHidden, visuallyHidden, type VisuallyHiddenProps } from './layout/VisuallyHidden.tsx';
export { SkipLink } from './layout/SkipLink.tsx';
export { Breadcrumb, type BreadcrumbProps, type BreadcrumbStep } from './content/Breadcrumb.tsx';

export * from './icons/Icons.tsx';
export type { IconProps } from './icons/Icon.tsx';

export { Button, type ButtonProps } from './actions/Button.tsx';
export { textButtonEdge } from './actions/buttonStyles.ts';
export type { ButtonSize, ButtonVariant } from './actions/buttonStyles.ts';
export { IconButton, type IconButtonProps } from './actions/IconButton.tsx';
export { DownloadLink, type DownloadLinkProps } from './actions/DownloadLink.tsx';
export { LinkButton, TextLink, type LinkButtonProps, type TextLinkProps } from './actions/TextLink.tsx';
export { LinkProvider, type LinkComponentProps } from './actions/LinkContext.tsx';

export { FieldFrame, type FieldFrameProps, type FieldTexts } from './inputs/FieldFrame.tsx';
export { TextInput, type TextInputProps } from './inputs/text/TextInput.tsx';
export { PasswordInput, type PasswordInputProps } from './inputs/text/PasswordInput.tsx';
export { passwordStrength, type PasswordStrength } from './inputs/text/passwordStrength.ts';
export { SearchInput, type SearchInputProps } from './inputs/text/SearchInput.tsx';
export { Select, type SelectOption, type SelectProps } from './inputs/choice/Select.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './inputs/choice/Combobox.tsx';
export { Checkbox, type CheckboxProps } from './inputs/choice/Checkbox.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './inputs/choice/RadioGroup.tsx';
export { DateInput, type DateInputProps } from './inputs/text/DateInput.tsx';
export { TextArea, type TextAreaProps } from './inputs/text/TextArea.tsx';
export { PhoneInput, type PhoneInputProps } from './inputs/text/PhoneInput.tsx';
export { readPhoneNumber } from './inputs/text/phoneNumbers.ts';
export { PostalCodeInput, type PostalCodeInputProps } from './inputs/text/PostalCodeInput.tsx';
export { CountrySelect, type Country, type CountrySelectProps } from './inputs/choice/CountrySelect.tsx';
export { Switch, type SwitchProps } from './inputs/choice/Switch.tsx';
export { RangeSlider, type RangeSliderProps } from './inputs/amount/RangeSlider.tsx';
export { FileUpload, type FileUploadProps, type FileUploadTexts } from './inputs/upload/FileUpload.tsx';
export { formatBytes, type UploadItem, type UploadRefusal } from './inputs/upload/uploadItems.ts';
export { useUploads, type SendFile, type Uploads } from './inputs/upload/useUploads.ts';
export { QuantityStepper, type QuantityStepperProps } from './inputs/amount/QuantityStepper.tsx';
export { RangeFilter, type Range, type RangeFilterProps } from './inputs/amount/RangeFilter.tsx';

export { Spinner, type SpinnerProps } from './progress/Spinner.tsx';
export { lazyPart } from './progress/lazyPart.ts';
export { LiveRegion, type LiveRegionProps } from './feedback/LiveRegion.tsx';
export { Notice, type NoticeProps } from './feedback/Notice.tsx';
export type { Tone } from './feedback/toneStyles.ts';
export { ErrorBanner, type ErrorBannerProps } from './feedback/ErrorBanner.tsx';
export { Toast, type ToastProps } from './feedback/Toast.tsx';

export { OverlayProvider, useOverlays, type OverlayProviderProps } from './overlays/OverlayProvider.tsx';
export { ShareButton, type ShareButtonProps, type ShareTexts } from './overlays/ShareButton.tsx';
export { useUnsavedChanges } from './overlays/useUnsavedChanges.ts';
export type { ConfirmTexts } from './overlays/dialog/confirmTexts.ts';
export type { ApiErrorTexts, Overlays, ToastOptions } from './overlays/createOverlays.tsx';
export type { CloseReason, OverlayControls, OverlayHandle, OverlayOptions } from './overlays/overlayStack.ts';

export { Skeleton, SkeletonGroup, type SkeletonProps } from './progress/Skeleton.tsx';
export { ProgressBar, type ProgressBarProps } from './progress/ProgressBar.tsx';
export {
  EmptyState,
  ErrorState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './feedback/EmptyState.tsx';
export { Card, CardLink, type CardProps } from './content/Card.tsx';
export { Chip, type ChipProps } from './content/Chip.tsx';
export { Pill, type PillProps, type PillState } from './content/Pill.tsx';
export { Badge, type BadgeProps } from './content/Badge.tsx';
export { Poster, type PosterProps } from './content/Poster.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './content/Accordion.tsx';
export { Avatar, type AvatarProps } from './content/Avatar.tsx';
export { DataTable, type DataTableProps, type TableColumn, type TableSort } from './content/DataTable.tsx';
export { EndlessList, type EndlessListProps, type EndlessListTexts } from './content/EndlessList.tsx';

export type { Clock } from './time/clock.ts';
export { ClockProvider, useClock } from './time/ClockProvider.tsx';
export { Countdown, type CountdownProps } from './time/Countdown.tsx';
export { CountdownRing, type CountdownRingProps } from './time/CountdownRing.tsx';
export { useHasPassed, usePassedCount, useSecondsLeft } from './time/useSecondsLeft.ts';
export { formatClock, formatDuration } from './time/formatDuration.ts';
export { DateTime, type DateTimeProps } from './time/DateTime.tsx';
export { formatInstant, isSameWallTime, type DateTimeFormat } from '@foyer/util';

export { Price, type PriceProps } from './commerce/Price.tsx';
export { PriceBreakdown, type PriceBreakdownProps } from './commerce/PriceBreakdown.tsx';
export { PriceRows, type PriceRow, type PriceRowsProps } from './commerce/PriceRows.tsx';
export { Stub, type StubPlace, type StubProps } from './commerce/Stub.tsx';
export { QrCode, type QrCodeProps } from './commerce/QrCode.tsx';
export { ImageCode, type ImageCodeProps } from './commerce/ImageCode.tsx';
export { readImageCodeRatios, type ImageCodeRatios } from './commerce/imageCodeShape.ts';
export { clearAllKeptValues, clearKeptValues } from './forms/clearAllKeptValues.ts';
