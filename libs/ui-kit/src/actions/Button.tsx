import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../progress/Spinner.tsx';
import { theme } from '../theme/theme.ts';
import {
  buttonBase,
  buttonSizes,
  buttonVariants,
  wideButton,
  type ButtonSize,
  type ButtonVariant,
} from './buttonStyles.ts';

export type ButtonProps = {
  /** One of the six styles [I3.30]; at most one `primary` per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the full width of its container. */
  wide?: boolean;
  icon?: ReactNode;
  /** Busy: keeps its width and its accessible name, and ignores presses. */
  loading?: boolean;
  /** Why the button is disabled, and until when; shown below and read with it. The button stays focusable. */
  disabledReason?: ReactNode;
} & ComponentPropsWithRef<'button'>;

/** Hidden visually, still the accessible name. */
const busyContent = css({ opacity: 0 });
const content = css({ display: 'inline-flex', alignItems: 'center', gap: theme.space[2] });
const spinner = css({ position: 'absolute', display: 'inline-flex' });
const withReason = css({ display: 'inline-grid', gap: theme.space[1], justifyItems: 'start' });
const wideReason = css({ display: 'grid', justifyItems: 'stretch' });
const reason = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

const swallow = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Triggers an action. Use `LinkButton` to navigate. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  loading = false,
  disabled = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const hasReason = disabledReason !== undefined && disabledReason !== null && disabledReason !== false;
  const inactive = disabled || hasReason || loading;
  const describedBy = [rest['aria-describedby'], hasReason && reasonId].filter(Boolean).join(' ');
  const button = (
    <button
      {...rest}
      type={type}
      css={[buttonBase, buttonVariants[variant], buttonSizes[size], wide && wideButton]}
      onClick={inactive ? swallow : onClick}
      aria-disabled={inactive || undefined}
      aria-busy={loading || undefined}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      <span css={[content, loading && busyContent]}>
        {icon}
        {children}
      </span>
      {loading && (
        <span css={spinner}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
  if (!hasReason) return button;
  return (
    <span css={[withReason, wide && wideReason]}>
      {button}
      <span id={reasonId} css={reason}>
        {disabledReason}
      </span>
    </span>
  );
}
