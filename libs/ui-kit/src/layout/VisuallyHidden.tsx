import { css } from '@emotion/react';
import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** Hides an element visually, but not from screen readers. */
export const visuallyHidden = css({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

export type VisuallyHiddenProps = { as?: ElementType } & ComponentPropsWithoutRef<'span'>;

/** Text for screen readers. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element css={visuallyHidden} {...rest} />;
}
