import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
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
  /** One of the six styles [I3.30]; at most one `primary` in a view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
  icon?: ReactNode;
  /** At work: keeps its width and its text for those who listen, and takes no press. */
  loading?: boolean;
  /** Why it cannot be pressed now, and from when it can; shown below and read with the button. It stays reachable. */
  disabledReason?: ReactNode;
} & ComponentPropsWithRef<'button'>;

/** Out of sight, and still the name of the button. */
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

/** A press that does something. For going somewhere there is `LinkButton`. */
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
