import { css } from '@emotion/react';
import { theme } from '../../theme/theme.ts';

const { color } = theme;

export const sliderTrack = css({ position: 'relative', height: theme.size.target });

export const sliderLine = css({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  height: '4px',
  marginTop: '-2px',
  borderRadius: theme.radius.pill,
  background: color.borderStrong,
  [theme.media.forcedColors]: { border: '1px solid' },
});

/** Selected part of the track. */
export const sliderChosen = css({
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderRadius: 'inherit',
  background: color.accent,
  boxShadow: `0 0 0 1px ${color.accentText}`,
  [theme.media.forcedColors]: { background: 'Highlight' },
});

const thumb = {
  width: '28px',
  height: '28px',
  border: `3px solid ${color.background}`,
  borderRadius: '50%',
  background: color.accent,
  boxShadow: `0 0 0 1px ${color.accentText}`,
  cursor: 'grab',
  pointerEvents: 'auto',
  [theme.media.forcedColors]: { background: 'ButtonText', borderColor: 'ButtonFace', boxShadow: 'none' },
} as const;

/** Bars that stand on the track, from thumb to thumb; those of the chosen part are lit. */
export const sliderBars = css({
  display: 'flex',
  alignItems: 'end',
  gap: '1px',
  height: '40px',
  marginInline: '14px',
  // Down to the track, which is in the middle of its box.
  marginBottom: `calc(-1 * ${theme.space[5]})`,
  '> *': { flex: 1, borderRadius: '2px 2px 0 0', background: color.borderStrong },
  '> [data-chosen]': { background: color.accent },
  [theme.media.forcedColors]: {
    '> *': { background: 'GrayText' },
    '> [data-chosen]': { background: 'Highlight' },
  },
});

/** Native slider over the drawn track: only its thumb is visible. */
export const sliderInput = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  background: 'transparent',
  '&::-webkit-slider-runnable-track': { background: 'transparent' },
  '&::-moz-range-track': { background: 'transparent' },
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
  '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
});

/** Two overlapping sliders: only the thumbs take pointer events. */
export const thumbOnly = css({ pointerEvents: 'none' });

export const sliderEnds = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[3],
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
});
