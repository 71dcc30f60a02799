import { css } from '@emotion/react';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money, OfferGroup } from '@foyer/contract';
import { LiveRegion, Stack, theme, visuallyHidden, lazyPart } from '@foyer/ui-kit';
import { Unreachable } from '../../../components/pick/LazyHoldProblem.tsx';
import { PickedSeats } from '../../../components/pick/PickedSeats.tsx';
import type { PickedSeat } from '../../../model/pick/pickedSeats.ts';
import type { NextOffer } from '../../../model/offer/nextOffer.ts';
import type { FoundSeats, SearchProblem } from './useBestSeats.ts';

/** Loaded on demand: few searches fail. */
const SearchProblemNotice = lazyPart(
  async () => (await import('../../../components/pick/SearchProblemNotice.tsx')).SearchProblemNotice,
  Unreachable,
);

export interface PickedAreaProps {
  seats: readonly PickedSeat[];
  offers: readonly OfferGroup[];
  /** Seats of the last search, while all of them are picked. */
  found: FoundSeats | undefined;
  /** Announcement about the seats of the last search. */
  said: string | undefined;
  problem: SearchProblem | undefined;
  priceFrom: Money | undefined;
  priceTo: Money | undefined;
  isFinding: boolean;
  onRemove: (offerGroupId: string, seatCode: string) => void;
  onOthers: () => void;
  onTake: (next: NextOffer) => void;
}

/** Share of the window's height that may be above the picked seats: below them, the map needs the rest. */
const mostAbove = 1 / 4;
const area = css({ scrollMarginTop: theme.space[4] });
/** Takes no gap of the page: the offers below must not move away under a press when this part comes. */
const empty = css({ display: 'contents' });
const section = css({ marginBottom: theme.space[4] });
const note = css({ color: theme.color.contentMuted });

/**
 * Picked seats, and the outcome of a search. Scrolls into view and takes focus with every search, since the button
 * may be far below.
 */
export function PickedArea(props: PickedAreaProps) {
  const { seats, offers, found, said, problem, priceFrom, priceTo, isFinding } = props;
  const { t } = useTranslation('marketplace');
  const place = useRef<HTMLDivElement>(null);
  const outcome = found?.seatCodes ?? problem;
  // Undefined at first: where the file of this part is late, the first outcome is there before it.
  const shown = useRef<typeof outcome>(undefined);
  const hasContent = seats.length > 0 || problem !== undefined;
  // A live region announces only what comes after it.
  const announced = useDeferredValue(said, '');
  useEffect(() => {
    // Seats of a search that are released and picked again are no new outcome.
    if (!outcome || shown.current === outcome) return;
    shown.current = outcome;
    const top = place.current?.getBoundingClientRect().top;
    if (top === undefined || (top >= 0 && top < window.innerHeight * mostAbove)) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector('section')?.focus({ preventScroll: true });
  }, [outcome]);
  return (
    <div ref={place} css={hasContent ? area : empty}>
      <LiveRegion css={visuallyHidden}>{announced}</LiveRegion>
      {hasContent && (
        <Stack as="section" gap={4} css={section} tabIndex={-1} aria-label={t('pick.title')}>
          <PickedSeats
            seats={seats}
            offers={offers}
            isFinding={isFinding}
            onRemove={props.onRemove}
            onOthers={found && props.onOthers}
          />
          {found?.startsOver && <p css={note}>{t('found.noOthers')}</p>}
          {problem && (
            <Suspense>
              <SearchProblemNotice
                {...problem}
                priceFrom={priceFrom}
                priceTo={priceTo}
                onTake={props.onTake}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </div>
  );
}
