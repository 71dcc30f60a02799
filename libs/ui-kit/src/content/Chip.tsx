import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonBase, buttonVariants } from '../actions/buttonStyles.ts';
import { CheckIcon, CloseIcon } from '../icons/Icons.tsx';
import { theme } from '../theme/theme.ts';

export type ChipProps = {
  /** Toggle state; without it the chip is a plain button. */
  selected?: boolean;
  /** A press removes it, as with an active filter. Its `aria-label` should say so. */
  removable?: boolean;
  icon?: ReactNode;
} & ComponentPropsWithRef<'button'>;

const chip = css({
  minHeight: '40px',
  padding: `0 ${theme.space[4]}`,
  borderRadius: theme.radius.pill,
  fontSize: '0.9375rem',
  fontWeight: 500,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  [theme.media.touch]: { minHeight: theme.size.target },
});

/** Long texts wrap in narrow containers. */
const long = css({ paddingBlock: theme.space[1], whiteSpace: 'normal', textAlign: 'start' });

/** Small choice among many, such as a filter or category. */
export function Chip({ selected, removable = false, icon, children, ...rest }: ChipProps) {
  const variant = selected || removable ? 'selected' : 'unselected';
  return (
    <button
      type="button"
      {...(selected === undefined ? {} : { 'aria-pressed': selected })}
      {...rest}
      css={[buttonBase, buttonVariants[variant], chip, removable && long]}
    >
      {selected ? <CheckIcon size={16} /> : icon}
      {children}
      {removable && <CloseIcon size={16} />}
    </button>
  );
}
