import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { LiveText } from '../inputs/FieldFrame.tsx';
import { theme } from '../theme/theme.ts';
import { useClock } from './ClockProvider.tsx';
import { createCountdown } from './createCountdown.ts';
import { formatClock, formatDuration } from './formatDuration.ts';

export interface CountdownProps {
  /** The end: an ISO instant, or milliseconds since 1970, on the clock of the `ClockProvider`. */
  endsAt: string | number;
  /** Once, when it is over. */
  onEnd?: () => void;
  /** `clock` shows 9:59; `duration` one unit in words [I9.05], for which it needs the locale. */
  format?: 'clock' | 'duration';
  locale?: string;
  /** From this many seconds on it warns by colour. */
  warnAtSeconds?: number;
  /** Said to those who listen at the times of `announceAtSeconds`, and at no other. */
  announce?: (duration: string) => string;
  announceAtSeconds?: readonly number[];
}

const usualAnnouncements = [120, 60, 20] as const;

const figures = css({
  fontVariantNumeric: 'tabular-nums',
  fontFeatureSettings: "'tnum'",
  whiteSpace: 'nowrap',
});
const warning = css({ color: theme.color.warning, fontWeight: 700 });

const instantOf = (endsAt: string | number): number =>
  typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);

/** The whole seconds until an instant, on the clock of the `ClockProvider`; 0 from then on. */
export function useSecondsLeft(endsAt: string | number): number {
  const now = useClock();
  const endsAtMs = instantOf(endsAt);
  const countdown = useMemo(() => createCountdown(endsAtMs, now), [endsAtMs, now]);
  return useSyncExternalStore(countdown.subscribe, countdown.secondsLeft);
}

function useOnEnd(seconds: number, endsAt: string | number, onEnd?: () => void): void {
  const ended = useEffectEvent(() => onEnd?.());
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) ended();
  }, [isOver, endsAt]);
}

/** The time that is left of what the server holds. */
export function Countdown({
  endsAt,
  onEnd,
  format = 'clock',
  locale = 'en-US',
  warnAtSeconds = 60,
  announce,
  announceAtSeconds = usualAnnouncements,
}: CountdownProps) {
  const seconds = useSecondsLeft(endsAt);
  useOnEnd(seconds, endsAt, onEnd);
  const text = format === 'clock' ? formatClock(seconds) : formatDuration(seconds, locale);
  const said = announceAtSeconds.filter((at) => seconds <= at && seconds > 0).at(-1);
  return (
    <>
      <span
        css={[figures, seconds <= warnAtSeconds && warning]}
        role="timer"
        aria-live="off"
        data-seconds-left={seconds}
      >
        {text}
      </span>
      {announce && <LiveText>{said === undefined ? '' : announce(formatDuration(said, locale))}</LiveText>}
    </>
  );
}

export interface CountdownRingProps {
  endsAt: string | number;
  /** The whole span in milliseconds: the ring is full at its beginning. */
  totalMs: number;
  onEnd?: () => void;
  /** What the ring goes round; the seconds themselves without it. */
  children?: ReactNode;
  /** What it counts, for those who listen. */
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
const rest = css({ stroke: theme.color.border, strokeWidth: 6 });
const left = css({
  stroke: theme.color.accent,
  strokeWidth: 6,
  strokeDasharray: 1,
  strokeLinecap: 'round',
  transition: 'stroke-dashoffset 1s linear',
  [theme.media.reducedMotion]: { transition: 'none' },
});
const small = css({
  minWidth: '44px',
  minHeight: '44px',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
});

/** The calm countdown: a line round the entry code that grows shorter; nothing jumps. */
export function CountdownRing({ endsAt, totalMs, onEnd, children, label }: CountdownRingProps) {
  const seconds = useSecondsLeft(endsAt);
  useOnEnd(seconds, endsAt, onEnd);
  const share = Math.min(1, (seconds * 1_000) / totalMs);
  return (
    <div css={frame}>
      <svg css={drawing} role="timer" aria-label={`${label} ${seconds}`} aria-live="off">
        <rect {...shape} css={rest} />
        <rect {...shape} css={left} strokeDashoffset={1 - share} />
      </svg>
      {children ?? <span css={[figures, small]}>{seconds}</span>}
    </div>
  );
}
