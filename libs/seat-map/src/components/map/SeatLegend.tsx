import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import type { SeatOffer } from '../../chart/seatAvailability.ts';
import type { SeatMapPalette } from '../../draw/palette.ts';
import { priceLevels } from '../../model/priceLevels.ts';
import type { Wording } from '../../texts/seatMapTexts.ts';
import { useMapDetails } from './useMapDetails.ts';
import { paletteVariables, usePalette } from '../usePalette.ts';

/** Props of the legend. */
export interface SeatLegendProps extends Wording {
  /** All priced offers; the map's `pricedOffers` if it has them. */
  readonly offers: readonly SeatOffer[];
  /** Whether the map has seats, whose states the legend then explains; true by default. */
  readonly hasSeats?: boolean;
  readonly palette?: SeatMapPalette;
  /** Lowest and highest price that map and list show, in minor units; empty for all. */
  readonly priceRange?: readonly number[];
  /** Makes the price levels buttons; gets the range of the pressed one, and none when it is pressed again. */
  readonly onPriceRange?: (range: readonly [number, number] | readonly []) => void;
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
  grid-template-columns: 20px auto;
  align-items: center;
  gap: 8px;
`;

/** Room for a finger, and for mark and border of the deferred button. */
const pressable = css`
  position: relative;
  padding: 6px 12px 6px 40px;
  @media (pointer: coarse) {
    padding-block: 12px;
  }
`;

/** Explains shapes and colours: price levels, which filter if they can be pressed, and unavailable seats [C2.25, C3.19c]. */
export function SeatLegend(props: SeatLegendProps) {
  const {
    offers,
    hasSeats = true,
    palette: given,
    priceRange = [],
    onPriceRange,
    texts,
    formatPrice,
  } = props;
  const element = useRef<HTMLUListElement>(null);
  const palette = usePalette(element, given);
  const [details] = useMapDetails();
  const levels = priceLevels(offers);
  const press = levels.length > 1 ? onPriceRange : undefined;
  const item = (text: string, mark: ReactNode) => (
    <li css={entry} key={text}>
      <span>{mark}</span>
      {text}
    </li>
  );
  const { status, kind } = texts;
  return (
    <ul css={list} ref={element} aria-label={texts.legend} style={paletteVariables(palette)}>
      {levels.map(({ from, to, isSoldOut }, at) => {
        if (isSoldOut) return null;
        const low = formatPrice(from);
        const text = from.amount === to.amount ? low : texts.priceRange(low, formatPrice(to));
        if (!press) return item(text, details && <details.LevelSwatch level={at} />);
        const range = [from.amount, to.amount] as const;
        return (
          <li css={pressable} key={text}>
            {details ? <details.LevelButton {...{ level: at, text, range, priceRange, press }} /> : text}
          </li>
        );
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
