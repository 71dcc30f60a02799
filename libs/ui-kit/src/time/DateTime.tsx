import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme.ts';
import { formatInstant, isSameWallTime, type DateTimeFormat } from '@foyer/util';

export interface DateTimeProps {
  /** An ISO instant. */
  value: string;
  /** IANA time zone of the venue. */
  zone: string;
  locale: string;
  format?: DateTimeFormat;
  /** Shows the zone, such as "EDT". */
  showZone?: boolean;
  /** Viewer's time zone; shown too where the wall time differs. */
  viewerZone?: string;
  /** Words it, as `(time) => "7:30 p.m. your time"`. */
  viewerTime?: (time: string) => ReactNode;
}

const muted = css({ color: theme.color.contentMuted });
const figures = css({ fontVariantNumeric: 'tabular-nums' });

/** Instant in the venue's time zone, with the viewer's time beside it where it differs. */
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
