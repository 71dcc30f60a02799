import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { CartLine, ChartSection } from '@foyer/contract';
import { useGetSeatChartQuery } from '@foyer/api-client/marketplace';
import { seatCodeOf } from '@foyer/util';
import { theme } from '@foyer/ui-kit';

const map = css({ display: 'block', width: '100%', height: '100%' });
const ground = css({ fill: theme.color.surface3 });
const section = css({ fill: theme.color.surface2, stroke: theme.color.borderStrong });
const lit = css({ fill: theme.color.accent, stroke: theme.color.accentText });
/** Width of an outline and radius of a seat, as shares of the longer side of the chart. */
const [edge, dot] = [1 / 160, 1 / 55];

/** Formats flat coordinates for SVG. */
const pointsOf = (points: readonly number[]): string => points.join(' ');

/** Finds where the seats of a section are drawn. */
function placesOf({ sectionCode, rows = [] }: ChartSection, seatCodes: ReadonlySet<string>) {
  return rows.flatMap(({ row, seats, x, y }) =>
    seats.flatMap((seat, at) =>
      seatCodes.has(seatCodeOf(sectionCode, row, seat)) ? [{ x: x[at]!, y: y[at]! }] : [],
    ),
  );
}

export interface SeatsOnMapProps {
  eventId: string;
  /** Chart of the event, and its version. */
  chart: { seatChartId: string; version: number };
  lines: readonly Pick<CartLine, 'seats' | 'sectionCode'>[];
}

/** Small map of the hall with the sections and seats of a cart; renders nothing until it has loaded. */
export function SeatsOnMap({ eventId, chart, lines }: SeatsOnMapProps) {
  const { t } = useTranslation('checkout');
  const seats = lines.flatMap((line) => line.seats);
  const codes = [
    ...seats.map(({ sectionCode }) => sectionCode),
    ...lines.flatMap(({ sectionCode }) => sectionCode ?? []),
  ];
  const sectionCodes = [...new Set(codes)].sort();
  const { data } = useGetSeatChartQuery({ eventId, ...chart, sectionCodes });
  if (!data) return null;
  const { width, height, shapes, sections } = data;
  const seatCodes = new Set(seats.map(({ seatCode }) => seatCode));
  const longer = Math.max(width, height);
  return (
    <svg css={map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('seatsOnMap')}>
      {shapes.map(
        ({ kind, points }, at) =>
          (kind === 'stage' || kind === 'field') && (
            <polygon key={at} css={ground} points={pointsOf(points)} />
          ),
      )}
      {sections.map(({ sectionCode, outline }) => (
        <polygon
          key={sectionCode}
          css={sectionCodes.includes(sectionCode) ? lit : section}
          strokeWidth={longer * edge}
          points={pointsOf(outline)}
        />
      ))}
      {sections
        .flatMap((each) => placesOf(each, seatCodes))
        .map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={longer * dot} fill={theme.color.content} />
        ))}
    </svg>
  );
}
