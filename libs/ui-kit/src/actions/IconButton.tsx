import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import { buttonBase, buttonVariants, round, type ButtonVariant } from './buttonStyles.ts';

export type IconButtonProps = {
  /** Accessible name; the button has no other text. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  /** Number at the corner, such as items in the cart; put its meaning into `label`. */
  count?: number;
} & Omit<ComponentPropsWithRef<'button'>, 'children'>;

const quiet = css({ color: 'inherit' });

const corner = css({
  position: 'absolute',
  top: '2px',
  insetInlineEnd: '2px',
  minWidth: '18px',
  height: '18px',
  padding: '0 5px',
  borderRadius: theme.radius.pill,
  background: theme.color.accent,
  color: theme.color.accentContent,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  [theme.media.forcedColors]: { background: 'Highlight', color: 'HighlightText' },
});

/** Button with an icon in place of text. */
export function IconButton({ label, icon, variant = 'text', count, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      css={[buttonBase, buttonVariants[variant], round, variant === 'text' && quiet]}
      aria-label={label}
      {...(rest.disabled ? { 'aria-disabled': true } : {})}
    >
      {icon}
      {count ? (
        <span css={corner} aria-hidden>
          {count}
        </span>
      ) : null}
    </button>
  );
}
