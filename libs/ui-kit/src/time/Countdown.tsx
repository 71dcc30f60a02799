import { css } from '@emotion/react';
import { LiveText } from '../inputs/FieldFrame.tsx';
import { theme } from '../theme/theme.ts';
import { formatClock, formatDuration } from './formatDuration.ts';
import { useOnEnd, useSecondsLeft } from './useSecondsLeft.ts';

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
