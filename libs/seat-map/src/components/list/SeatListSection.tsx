import { css } from '@emotion/react';
import type { SectionModel } from '../../model/sectionModel.ts';
import { levelName } from '../../texts/levelName.ts';
import type { Wording } from '../../texts/seatMapTexts.ts';
import { LevelMark } from '../LevelMark.tsx';
import { visuallyHidden } from '../visuallyHidden.ts';

const header = css`
  display: flex;
  align-items: center;
  gap: 12px;
  box-sizing: border-box;
  width: 100%;
  min-height: 64px;
  padding: 8px 16px;
  border: 0;
  border-block-end: 1px solid var(--seat-map-outline);
  background: var(--seat-map-background);
  color: var(--seat-map-text);
  font: 400 1rem/1.35 var(--seat-map-font);
  text-align: start;
  cursor: pointer;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: var(--seat-map-surface);
  }
  &:focus-visible {
    outline: 3px solid var(--seat-map-focus);
    outline-offset: -3px;
  }
`;
/** Name and price on one line; what is left below them, as wide as both. */
const words = css`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 12px;
  min-width: 0;
`;
const name = css`
  font-weight: 650;
`;
const price = css`
  grid-row: 1;
  grid-column: 2;
`;
const quiet = css`
  grid-row: 2;
  grid-column: 1 / -1;
  color: var(--seat-map-textMuted);
  font-size: 0.875rem;
  font-weight: 400;
`;
const arrow = css`
  flex: none;
  transition: transform 200ms;

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
const turned = css`
  transform: rotate(180deg);
`;

interface SeatListSectionProps {
  readonly model: SectionModel;
  readonly isOpen: boolean;
  readonly wording: Wording;
  readonly onToggle: () => void;
}

/**
 * Section of the list: toggles its rows, or picks the section if it has none. The accessible name matches the visible
 * text, for speech input (WCAG 2.5.3).
 */
export function SeatListSection({ model, isOpen, wording, onToggle }: SeatListSectionProps) {
  const { section, availability, level } = model;
  const { texts } = wording;
  const isStanding = section.seating === 'ga';
  // Of several offers, a section knows only how many seats they have together.
  const isShared = (availability?.offerGroupIds.length ?? 0) > 1;
  const left = !isShared && texts.seatsLeft(availability?.available ?? 0);
  return (
    <button type="button" css={header} aria-expanded={isStanding ? undefined : isOpen} onClick={onToggle}>
      {level >= 0 && <LevelMark level={level} />}
      <span css={words}>
        <span css={name}>{section.name}</span>{' '}
        <span css={quiet}>
          {[levelName(section.level, texts), isStanding && texts.standing, left].filter(Boolean).join(' · ')}
        </span>{' '}
        {availability?.priceFrom && (
          <span css={price}>{texts.from(wording.formatPrice(availability.priceFrom))}</span>
        )}
      </span>
      {isStanding && <span css={visuallyHidden}>{texts.chooseStanding}</span>}
      <svg css={[arrow, isOpen && turned]} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={isStanding ? 'M7 4l6 6l-6 6' : 'M4 7l6 6l6-6'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}
