import { css } from '@emotion/react';
import { theme } from '../theme/theme.ts';

const { space } = theme;
const notch = '13px';
/** Masks have no logical sides: in right-to-left text the torn-off part is on the left. */
const rightToLeft = "[dir='rtl'] &";
/** From this width on the seat is beside the body, below it otherwise. */
const wide = '@container (min-width: 560px)';

/** Two notches at the perforation, each cut from its own half of the part. */
const bites = (first: string, second: string, halves: 'columns' | 'rows') => {
  const bite = (at: string): string => `radial-gradient(circle ${notch} at ${at}, #0000 97%, #000 100%)`;
  const size = halves === 'columns' ? '51% 100%' : '100% 51%';
  const ends = halves === 'columns' ? ['0 0', '100% 0'] : ['0 0', '0 100%'];
  return {
    maskImage: `${bite(first)}, ${bite(second)}`,
    maskSize: size,
    maskPosition: ends.join(', '),
    maskRepeat: 'no-repeat',
  } as const;
};

export const stage = css({ containerType: 'inline-size', perspective: '1600px' });

export const turner = css({
  display: 'grid',
  transformStyle: 'preserve-3d',
  transition: `transform calc(${theme.motion.transition} * 2) ${theme.motion.ease}`,
  [theme.media.print]: { transform: 'none !important' },
});
export const turned = css({ transform: 'rotateY(180deg)' });

export const face = css({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  backfaceVisibility: 'hidden',
  filter: 'drop-shadow(0 8px 20px rgba(0, 0, 0, 0.28))',
  [wide]: { flexDirection: 'row' },
});
export const backFace = css({ transform: 'rotateY(180deg)', [wide]: { flexDirection: 'column' } });

export const part = css({ minWidth: 0, borderRadius: theme.radius.large, overflowWrap: 'anywhere' });

export const body = css({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[5]} ${space[5]} ${space[6]}`,
  overflow: 'hidden',
  ...bites('0 100%', '100% 100%', 'columns'),
  [wide]: {
    padding: space[6],
    ...bites('100% 0', '100% 100%', 'rows'),
    [rightToLeft]: bites('0 0', '0 100%', 'rows'),
  },
  [theme.media.forcedColors]: { border: '1px solid' },
});

export const tear = css({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[3],
  padding: `${space[5]} ${space[5]} ${space[4]}`,
  ...bites('0 0', '100% 0', 'columns'),
  '&::before': {
    content: "''",
    position: 'absolute',
    inset: `-2px calc(${notch} + 6px) auto`,
    borderTop: `4px dotted ${theme.color.background}`,
  },
  [wide]: {
    width: '38%',
    maxWidth: '300px',
    padding: space[6],
    ...bites('0 0', '0 100%', 'rows'),
    [rightToLeft]: bites('100% 0', '100% 100%', 'rows'),
    '&::before': {
      inset: 'auto',
      insetBlock: `calc(${notch} + 6px)`,
      insetInline: '-2px auto',
      borderTop: 0,
      borderInlineStart: `4px dotted ${theme.color.background}`,
    },
  },
  [theme.media.forcedColors]: { border: '1px solid' },
});

/** Pattern of bars that distinguishes events at a glance. */
export const rhythm = css({ display: 'flex', gap: '3px', height: '26px', marginBottom: space[3] });

export const eventName = css({
  fontFamily: theme.font.display,
  fontSize: 'clamp(1.75rem, 1.2rem + 5cqi, 3.25rem)',
  fontWeight: 800,
  letterSpacing: '-0.035em',
  lineHeight: 0.95,
  textWrap: 'balance',
});

export const meta = css({
  display: 'grid',
  gap: space[1],
  marginTop: 'auto',
  paddingTop: space[4],
  fontWeight: 500,
});

export const place = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
});

/** Labels are level at the top, values at the bottom, whatever their size. */
export const placePart = css({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' });

export const placeLabel = css({
  fontSize: theme.text.caption,
  fontWeight: 600,
});

export const placeValue = css({
  margin: 0,
  fontFamily: theme.font.display,
  fontSize: 'clamp(2rem, 1.4rem + 4cqi, 3rem)',
  fontWeight: 800,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const longValue = css({ fontSize: theme.text.title, letterSpacing: '-0.02em', lineHeight: 1.1 });

export const turnButton = css({
  alignSelf: 'flex-start',
  minHeight: theme.size.target,
  margin: 0,
  marginInlineStart: `-${space[3]}`,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: theme.radius.medium,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 600,
  fontSize: theme.text.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' },
});

export const receipt = css({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[5],
  background: theme.color.surface1,
  color: theme.color.content,
  border: `1px solid ${theme.color.border}`,
});

export const receiptBody = css({ flex: '1 1 auto' });
