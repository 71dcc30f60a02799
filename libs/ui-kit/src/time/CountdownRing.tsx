import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import { useOnEnd, useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownRingProps {
  endsAt: string | number;
  /** Whole span in milliseconds: the ring is full at its start. */
  totalMs: number;
  onEnd?: () => void;
  /** Content of the ring; the seconds by default. */
  children?: ReactNode;
  /** Accessible label. */
  label: string;
}

const frame = css({ position: 'relative', display: 'grid', placeItems: 'center', padding: '14px' });
const drawing = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });
const shape = {
  x: 3,
  y: 3,
  rx: 22,
  fill: 'none',
  pathLength: 1,
  style: { width: 'calc(100% - 6px)', height: 'calc(100% - 6px)' },
} as const;
const rest = css({
  stroke: theme.color.border,
  strokeWidth: 6,
  [theme.media.forcedColors]: { stroke: 'GrayText' },
});
/** The line uses the accent; its edge is visible on every surface. */
const edge = css({
  stroke: theme.color.accentText,
  strokeWidth: 8,
  strokeDasharray: 1,
  strokeLinecap: 'round',
  transition: 'stroke-dashoffset 1s linear',
  [theme.media.reducedMotion]: { transition: 'none' },
  [theme.media.forcedColors]: { stroke: 'Highlight' },
});
const left = css([
  edge,
  {
    stroke: theme.color.accent,
    strokeWidth: 5,
    [theme.media.forcedColors]: { stroke: 'Highlight' },
  },
]);
const small = css({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: "'tnum'",
  whiteSpace: 'nowrap',
  minWidth: '44px',
  minHeight: '44px',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
});

/** Calm countdown: a line around the entry code that gets shorter. */
export function CountdownRing({ endsAt, totalMs, onEnd, children, label }: CountdownRingProps) {
  const seconds = useSecondsLeft(endsAt);
  useOnEnd(seconds, endsAt, onEnd);
  const share = Math.min(1, (seconds * 1_000) / totalMs);
  return (
    <div css={frame}>
      <svg css={drawing} role="timer" aria-label={`${label} ${seconds}`} aria-live="off">
        <rect {...shape} css={rest} />
        <rect {...shape} css={edge} strokeDashoffset={1 - share} />
        <rect {...shape} css={left} strokeDashoffset={1 - share} />
      </svg>
      {children ?? <span css={small}>{seconds}</span>}
    </div>
  );
}
