import { css } from '@emotion/react';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { theme, type Space } from '../theme/theme.ts';

interface LayoutProps {
  /** Element to render; `div` by default. */
  as?: ElementType;
  /** Step of the 4 px grid. */
  gap?: Space | 0;
  children?: ReactNode;
}

/** Props of a layout primitive, and of its element. */
export type StackProps = LayoutProps & {
  align?: 'start' | 'center' | 'end' | 'stretch';
} & Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

const gapOf = (gap: Space | 0): string => (gap === 0 ? '0' : theme.space[gap]);

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Vertical stack. */
export function Stack({ as: Element = 'div', gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Element css={[stack, { gap: gapOf(gap), justifyItems: align }]} {...rest} />;
}

export type InlineProps = LayoutProps & {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether items wrap; true by default. */
  wrap?: boolean;
} & Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

const justifications = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const;
const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const;

/** Horizontal row. */
export function Inline({
  as: Element = 'div',
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: InlineProps) {
  const style = css({
    display: 'flex',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    gap: gapOf(gap),
    alignItems: alignments[align],
    justifyContent: justifications[justify],
  });
  return <Element css={style} {...rest} />;
}

export type GridProps = LayoutProps & {
  /** Minimum column width in pixels; as many columns as fit. */
  minColumn?: number;
} & Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Equal columns, as many as fit. */
export function Grid({ as: Element = 'div', gap = 6, minColumn = 260, ...rest }: GridProps) {
  const style = css({
    display: 'grid',
    gap: gapOf(gap),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumn}px), 1fr))`,
  });
  return <Element css={style} {...rest} />;
}
