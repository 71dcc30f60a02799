import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import type { SeatOffer } from '../chart/seatAvailability.ts';
import type { SeatMapPalette } from '../draw/palette.ts';
import { priceLevels } from '../model/priceLevels.ts';
import type { Wording } from '../texts/seatMapTexts.ts';
import { useMapDetails } from './useMapDetails.ts';
import { paletteVariables, usePalette } from './usePalette.ts';

/** Props of the legend. */
export interface SeatLegendProps extends Wording {
  /** All priced offers; the map's `pricedOffers` if it has them. */
  readonly offers: readonly SeatOffer[];
  /** Whether the map has seats, whose states the legend then explains; true by default. */
  readonly hasSeats?: boolean;
  readonly palette?: SeatMapPalette;
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--seat-map-text);
  font-size: 0.875rem;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;
/** Reserves the space of the mark before it loads, to avoid a layout shift. */
const entry = css`
  display: grid;
  grid-template-columns: 16px auto;
  align-items: center;
  gap: 8px;
`;

/** Explains shapes and colours: price levels and unavailable seats. */
export function SeatLegend({ offers, hasSeats = true, palette: given, texts, formatPrice }: SeatLegendProps) {
  const element = useRef<HTMLUListElement>(null);
  const palette = usePalette(element, given);
  const [details] = useMapDetails();
  const item = (text: string, mark: ReactNode) => (
    <li css={entry} key={text}>
      <span>{mark}</span>
      {text}
    </li>
  );
  const { status, kind } = texts;
  return (
    <ul css={list} ref={element} aria-label={texts.legend} style={paletteVariables(palette)}>
      {priceLevels(offers).map(({ from, to }, at) => {
        const low = formatPrice(from);
        const text = from.amount === to.amount ? low : texts.priceRange(low, formatPrice(to));
        return item(text, details && <details.LevelMark level={at} />);
      })}
      {hasSeats &&
        (['picked', 'held', 'sold', 'wheelchair'] as const).map((state) =>
          item(
            state === 'wheelchair' ? kind[state] : status[state],
            details && <details.StateMark state={state} />,
          ),
        )}
    </ul>
  );
}
