import { css } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionChance, OfferLikelihood } from '@foyer/contract';
import { theme } from '@foyer/ui-kit';
import { shareBelow } from '../../../model/auction/priceStanding.ts';
import { barsOf, zonesOf } from './priceBars.ts';

const { color } = theme;
const width = 480;
const fullHeight = 96;
/** Without bars, only the scale is drawn. */
const scaleHeight = 28;
/** Half of the slider's thumb, so that a price has the same position in both. */
const thumbRadius = '14px';
const drawing = css({
  display: 'block',
  width: `calc(100% - 2 * ${thumbRadius})`,
  marginInline: thumbRadius,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});
const legend = css({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  rowGap: theme.space[1],
  color: color.contentMuted,
  fontSize: theme.text.small,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', gap: theme.space[2], minWidth: 0 });
const swatch = css({ flex: 'none', width: '18px', height: '14px' });
const ownLine = { stroke: color.accentText, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' } as const;

/**
 * Fill of offers that would, might or wouldn't be accepted: solid, hatched and hollow, so that they don't differ by
 * colour alone.
 */
function fillOf(gettingIn: OfferLikelihood, hatch: string) {
  const edge = { strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const;
  if (gettingIn === 'no') return { fill: color.surface3, stroke: color.borderStrong, ...edge };
  return { fill: gettingIn === 'yes' ? color.info : `url(#${hatch})`, stroke: color.info, ...edge };
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="8" height="8" fill={color.infoSurface} />
      <rect width="3.5" height="8" fill={color.info} />
    </pattern>
  );
}

export interface PricePictureProps {
  chance: Pick<AuctionChance, 'bands' | 'histogram'>;
  /** Price of the fan, and ends of the scale, in minor units. */
  price: number;
  from: number;
  to: number;
}

/**
 * Histogram of the other offers with the fan's price in it; its bars are coarse, so that no single offer can be read
 * off. Aligned with the slider below.
 */
export function PricePicture({ chance, price, from, to }: PricePictureProps) {
  const { t } = useTranslation('auction');
  const hatch = useId();
  const { bands, histogram } = chance;
  const at = (amount: number): number => ((amount - from) / Math.max(1, to - from)) * width;
  const zones = zonesOf(bands, { from, to });
  const bars = barsOf(histogram, { from, to });
  const height = bars.length > 0 ? fullHeight : scaleHeight;
  const own = Math.min(width, Math.max(0, at(price)));
  const words =
    histogram.length === 0
      ? t('meter.scale')
      : t('meter.picture', { others: t(`meter.${shareBelow(price, histogram)}`) });
  return (
    <svg
      css={[drawing, { height: `${height}px` }]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words}
    >
      <defs>
        <Hatch id={hatch} />
        {zones.map(({ gettingIn, start, end }) => (
          <clipPath key={gettingIn} id={`${hatch}-${gettingIn}`}>
            <rect x={at(start)} y="0" width={at(end) - at(start)} height={height} />
          </clipPath>
        ))}
      </defs>
      {zones.map(({ gettingIn, start, end }) => (
        <g key={gettingIn} clipPath={`url(#${hatch}-${gettingIn})`}>
          {bars.map((bar) => (
            <rect
              key={bar.start}
              x={at(bar.start) + 1}
              y={(1 - bar.share) * (height - 16) + 2}
              width={Math.max(1, at(bar.end) - at(bar.start) - 2)}
              height={bar.share * (height - 16)}
              style={fillOf(gettingIn, hatch)}
            />
          ))}
          <rect
            x={at(start)}
            y={height - 10}
            width={at(end) - at(start)}
            height="8"
            style={fillOf(gettingIn, hatch)}
          />
        </g>
      ))}
      <path d={`M${own} 0 V${height}`} style={ownLine} />
    </svg>
  );
}

/** Legend of the fills in the histogram. */
export function PriceLegend({ chance: { bands }, from, to }: Omit<PricePictureProps, 'price'>) {
  const { t } = useTranslation('auction');
  const hatch = useId();
  return (
    <ul css={legend}>
      {zonesOf(bands, { from, to }).map(({ gettingIn }) => (
        <li key={gettingIn} css={entry}>
          <svg css={swatch} viewBox="0 0 18 14" aria-hidden>
            <Hatch id={`${hatch}-${gettingIn}`} />
            <rect x="1" y="1" width="16" height="12" style={fillOf(gettingIn, `${hatch}-${gettingIn}`)} />
          </svg>
          {t(`meter.${gettingIn}`)}
        </li>
      ))}
      <li css={entry}>
        <svg css={swatch} viewBox="0 0 18 14" aria-hidden>
          <path d="M9 0 V14" style={ownLine} />
        </svg>
        {t('meter.you')}
      </li>
    </ul>
  );
}
