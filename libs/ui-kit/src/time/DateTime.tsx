import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import { formatInstant, isSameWallTime, type DateTimeFormat } from './formatInstant.ts';

export interface DateTimeProps {
  /** An ISO instant. */
  value: string;
  /** The IANA zone of the place where it happens. */
  zone: string;
  locale: string;
  format?: DateTimeFormat;
  /** Says the zone, as "EDT". */
  showZone?: boolean;
  /** The viewer's own zone; where the clock there shows another time, that is told too. */
  viewerZone?: string;
  /** The words for it, as `(time) => "7:30 p.m. your time"`. */
  viewerTime?: (time: string) => ReactNode;
}

const muted = css({ color: theme.color.contentMuted });
const figures = css({ fontVariantNumeric: 'tabular-nums' });

/** An instant in the zone of its place, with the viewer's time beside it where that differs. */
export function DateTime(props: DateTimeProps) {
  const { value, zone, locale, format = 'dateTime', showZone = false, viewerZone, viewerTime } = props;
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return null;
  const differs = viewerZone && viewerTime && !isSameWallTime(instant, zone, viewerZone);
  return (
    <>
      <time dateTime={value} css={figures}>
        {formatInstant(instant, { zone, locale, format, showZone })}
      </time>
      {differs && (
        <span css={muted}>
          {' '}
          {viewerTime(
            formatInstant(instant, {
              zone: viewerZone,
              locale,
              format: format === 'time' ? 'time' : 'shortDateTime',
              showZone: false,
            }),
          )}
        </span>
      )}
    </>
  );
}
