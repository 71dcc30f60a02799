import { css } from '@emotion/react';
import { useRef, type ReactNode } from 'react';
import type { SeatOffer } from '../chart/seatAvailability.ts';
import type { SeatMapPalette } from '../draw/palette.ts';
import { priceLevels } from '../model/priceLevels.ts';
import type { Wording } from '../texts/describePlace.ts';
import { LevelMark } from './LevelMark.tsx';
import { StateMark, stateMarks } from './StateMark.tsx';
import { paletteVariables, usePalette } from './usePalette.ts';

/** What the legend explains. */
export interface SeatLegendProps extends Wording {
  /** Everything that has a price here; `pricedOffers` of the map where it has them. */
  readonly offers: readonly SeatOffer[];
  /** Whether there are seats whose states want explaining; there are when absent. */
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
const entry = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** Says what shapes and colours mean: price levels, and what is not to be had. */
export function SeatLegend({ offers, hasSeats = true, palette: given, texts, formatPrice }: SeatLegendProps) {
  const element = useRef<HTMLUListElement>(null);
  const palette = usePalette(element, given);
  const entries: [key: string, mark: ReactNode, text: string][] = priceLevels(offers).map((level, at) => {
    const from = formatPrice(level.from);
    const isOnePrice = level.from.amount === level.to.amount;
    return [
      `level-${at}`,
      <LevelMark key="mark" level={at} />,
      isOnePrice ? from : texts.priceRange(from, formatPrice(level.to)),
    ];
  });
  for (const state of hasSeats ? stateMarks : []) {
    const text = state === 'wheelchair' ? texts.kind.wheelchair : texts.status[state];
    entries.push([state, <StateMark key="mark" state={state} />, text]);
  }
  return (
    <ul css={list} ref={element} aria-label={texts.legend} style={paletteVariables(palette)}>
      {entries.map(([key, mark, text]) => (
        <li css={entry} key={key}>
          {mark}
          {text}
        </li>
      ))}
    </ul>
  );
}
