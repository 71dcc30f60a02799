import { css } from '@emotion/react';
import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { theme } from '../theme/theme.ts';

export type ContainerProps = {
  /** The element to render; a `div` by default. */
  as?: ElementType;
  /** `text` is as wide as one reads well, `form` as a dialog, `page` as the page. */
  width?: 'page' | 'text' | 'form';
} & ComponentPropsWithoutRef<'div'>;

const widths = { page: theme.size.page, text: theme.size.measure, form: theme.size.dialog } as const;

const container = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: theme.space[4],
  [theme.media.tablet]: { paddingInline: theme.space[8] },
});

/** The page's column: centred, with the gutter of the breakpoint. */
export function Container({ as: Element = 'div', width = 'page', ...rest }: ContainerProps) {
  return <Element css={[container, { maxWidth: widths[width] }]} {...rest} />;
}
