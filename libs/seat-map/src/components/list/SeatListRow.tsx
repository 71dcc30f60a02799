import { css } from '@emotion/react';
import { useState, type KeyboardEvent } from 'react';
import { levelOfPrice } from '../../model/priceLevels.ts';
import type { SeatListItem } from '../../model/seatListItems.ts';
import type { SeatModel, SeatRef } from '../../model/seatModel.ts';
import { describeSeat } from '../../texts/describePlace.ts';
import type { Wording } from '../../texts/seatMapTexts.ts';
import { LevelMark } from '../LevelMark.tsx';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 10px 16px;
  border-block-end: 1px solid var(--seat-map-surface);
`;
const label = css`
  flex: 0 0 100%;
  color: var(--seat-map-textMuted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;
const seatButton = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 44px;
  height: 44px;
  padding: 0 6px;
  border: 1px solid var(--seat-map-outline);
  border-radius: 10px;
  background: var(--seat-map-surface);
  color: var(--seat-map-text);
  font: 600 0.875rem/1 var(--seat-map-font);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    border-color: var(--seat-map-text);
  }
  &:focus-visible {
    outline: 3px solid var(--seat-map-focus);
    outline-offset: 2px;
  }
`;
const picked = css`
  border-color: var(--seat-map-selected);
  background: var(--seat-map-selected);
  color: var(--seat-map-onSelected);
`;

interface SeatListRowProps {
  readonly model: SeatModel;
  readonly item: Extract<SeatListItem, { kind: 'row' }>;
  readonly selection: readonly string[];
  readonly wording: Wording;
  readonly onToggle: (seat: SeatRef) => void;
}

/** Row of pickable seats: a single tab stop, with arrow keys between seats. */
export function SeatListRow({ model, item, selection, wording, onToggle }: SeatListRowProps) {
  const { texts, formatPrice } = wording;
  const [current, setCurrent] = useState(0);
  const seats = item.seats.map((ref) => ({ ref, ...model.describe(ref) }));
  const amounts = seats.flatMap(({ offer }) => (offer ? [offer.allIn] : []));
  amounts.sort((a, b) => a.amount - b.amount);
  const [low, high] = [amounts[0], amounts.at(-1)];
  const price =
    low &&
    (low.amount === high!.amount ? formatPrice(low) : texts.priceRange(formatPrice(low), formatPrice(high!)));
  const name = texts.row(seats[0]!.row);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = Math.min(Math.max(current + step, 0), seats.length - 1);
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div css={row} role="group" aria-label={name} onKeyDown={onKeyDown}>
      <span css={label} aria-hidden="true">
        {[name, price].filter(Boolean).join(' · ')}
      </span>
      {seats.map((seat, at) => {
        const isPicked = selection.includes(seat.seatCode);
        return (
          <button
            key={seat.ref}
            type="button"
            css={[seatButton, isPicked && picked]}
            aria-pressed={isPicked}
            aria-label={describeSeat(seat, isPicked, wording)}
            tabIndex={at === Math.min(current, seats.length - 1) ? 0 : -1}
            onFocus={() => setCurrent(at)}
            onClick={() => onToggle(seat.ref)}
          >
            {seat.seat}
            {isPicked && <Tick />}
            {!isPicked && seat.kind === 'wheelchair' && <Wheelchair />}
            {!isPicked && seat.kind !== 'wheelchair' && seat.offer && (
              <LevelMark level={levelOfPrice(model.levels, seat.offer.allIn.amount)} size={8} />
            )}
          </button>
        );
      })}
    </div>
  );
}

function Tick() {
  return (
    <svg width="10" height="8" viewBox="0 0 10 8" aria-hidden="true">
      <path d="M1 4l3 3l5-6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function Wheelchair() {
  return (
    <svg width="13" height="14" viewBox="5 3 10 13" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8.8" cy="4.6" r="1.3" fill="currentColor" stroke="none" />
      <path d="M8.8 7l.6 3.4h3.4l1.4 3.6" strokeWidth="1.5" />
      <circle cx="9.2" cy="12" r="3.2" strokeWidth="1.5" />
    </svg>
  );
}
