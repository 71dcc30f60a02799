import { css } from '@emotion/react';
import { theme } from '../theme/theme.ts';

const { color, space } = theme;
/** Width of the table itself, not of the page: a table in a drawer shows cards too. */
const narrow = '@container (max-width: 639.98px)';

export const frame = css({ containerType: 'inline-size' });

export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  [narrow]: { display: 'block' },
});

export const caption = css({
  paddingBottom: space[3],
  textAlign: 'start',
  fontWeight: 600,
  [narrow]: { display: 'block' },
});

export const head = css({
  borderBottom: `1px solid ${color.borderStrong}`,
  // Each card has its labels; the heading row stays for screen readers.
  [narrow]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const headCell = css({
  paddingBlock: space[3],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'bottom',
  fontSize: theme.text.small,
  fontWeight: 600,
  color: color.contentMuted,
});

export const rows = css({ [narrow]: { display: 'grid', gap: space[3] } });

export const row = css({
  borderBottom: `1px solid ${color.border}`,
  [narrow]: {
    display: 'block',
    padding: space[4],
    border: `1px solid ${color.border}`,
    borderRadius: theme.radius.medium,
    background: color.surface1,
  },
});

export const cell = css({
  paddingBlock: space[3],
  paddingInline: `0 ${space[4]}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  [narrow]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: space[3],
    padding: `${space[1]} 0`,
    justifyItems: 'start',
    alignItems: 'baseline',
    textAlign: 'start',
    '&::before': { content: 'attr(data-label)', color: color.contentMuted, fontSize: theme.text.small },
  },
});

export const leadCell = css({
  fontWeight: 600,
  textAlign: 'start',
  [narrow]: {
    display: 'block',
    paddingBottom: space[2],
    fontSize: theme.text.large,
    '&::before': { content: 'none' },
  },
});

export const atEnd = css({ textAlign: 'end', [narrow]: { textAlign: 'start' } });

export const sortButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: theme.size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
});
export const sortSign = css({ display: 'inline-flex', opacity: 0.35 });
export const activeSign = css({ opacity: 1, color: color.accentText });
export const upSign = css({ transform: 'rotate(180deg)' });
