import { css } from '@emotion/react';
import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { theme } from '../theme/theme.ts';

export type ContainerProps = {
  /** Element to render; `div` by default. */
  as?: ElementType;
  /** `text` for reading, `form` for dialogs, `page` for the page. */
  width?: 'page' | 'text' | 'form';
} & ComponentPropsWithoutRef<'div'>;

const widths = { page: theme.size.page, text: theme.size.measure, form: theme.size.dialog } as const;

const container = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: theme.space[4],
  [theme.media.tablet]: { paddingInline: theme.space[8] },
});

/** Centred column with the breakpoint's gutter. */
export function Container({ as: Element = 'div', width = 'page', ...rest }: ContainerProps) {
  return <Element css={[container, { maxWidth: widths[width] }]} {...rest} />;
}
