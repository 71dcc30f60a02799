import { css } from '@emotion/react';
import { theme } from '@foyer/ui-kit';

export const heading = css({ fontSize: theme.text.large });
export const muted = css({ color: theme.color.contentMuted });
export const list = css({ margin: 0, padding: 0, listStyle: 'none' });
/** Words, and amounts beside them as long as there is room. */
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[3],
  justifyContent: 'space-between',
});
export const amounts = css({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  marginInlineStart: 'auto',
});
