import { css } from '@emotion/react';
import { LiveText } from '../inputs/FieldFrame.tsx';
import { theme } from '../theme/theme.ts';
import { formatClock, formatDuration } from './formatDuration.ts';
import { useOnEnd, useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownProps {
  /** End: an ISO instant, or epoch milliseconds, on the clock of the `ClockProvider`. */
  endsAt: string | number;
  /** Called once at the end. */
  onEnd?: () => void;
  /** `clock` shows 9:59; `duration` one unit in words [I9.05], which needs the locale. */
  format?: 'clock' | 'duration';
  locale?: string;
  /** Seconds from which on it warns by colour. */
  warnAtSeconds?: number;
  /** Announced to screen readers at `announceAtSeconds`, and at no other time. */
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

/** Time left of a hold. */
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
