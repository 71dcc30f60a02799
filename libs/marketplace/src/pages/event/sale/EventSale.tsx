import { css } from '@emotion/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import type { HoldProblem } from '@foyer/cart';
import { ErrorState, Skeleton, Stack, theme, lazyPart } from '@foyer/ui-kit';
import { LazyOfferSort, OfferFilterBar } from '../../../components/offer-group/filter/OfferFilterBar.tsx';
import { BuyBar } from '../../../components/pick/BuyBar.tsx';
import { LazyHoldProblem } from '../../../components/pick/LazyHoldProblem.tsx';
import { usePickedSeats } from '../../../components/pick/usePickedSeats.ts';
import { useHoldPick } from '../../../components/pick/useHoldPick.ts';
import { MapLoading } from '../../../components/seat-picker/MapLoading.tsx';
import { asksPartySize } from '../../../model/offer/offerFilters.ts';
import { OfferList } from './OfferList.tsx';
import type { PickedAreaProps } from './PickedArea.tsx';
import { ResaleBar } from './ResaleBar.tsx';
import { useFoundSeats } from './useFoundSeats.ts';
import { useSaleFilters } from './useSaleFilters.ts';
import { usePickedOffers } from './usePickedOffers.ts';
import { useOffersNow } from '../../../components/event/useSaleNow.ts';

/** Loaded beside the sale: nothing is picked at first. */
const PickedArea = lazyPart(async () => (await import('./PickedArea.tsx')).PickedArea);
const LazyPickedArea = (props: PickedAreaProps) => (
  <Suspense>
    <PickedArea {...props} />
  </Suspense>
);

/** Loaded only for events with a seat chart. */
const SeatPicker = lazy(async () => ({
  default: (await import('../../../components/seat-picker/SeatPicker.tsx')).SeatPicker,
}));

/** Loaded on demand: extras are below the offers, which must not wait for them. */
const ExtraList = lazy(async () => ({ default: (await import('./ExtraList.tsx')).ExtraList }));

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
});

/**
 * Keeps the map in view beside the list. Nothing else sticks with it, since growing content would end up under the bar.
 * Browsers never anchor the scroll position to it: when it appears above the list, what is pressed there must not move.
 */
const besideList = css({
  overflowAnchor: 'none',
  [theme.media.desktop]: { position: 'sticky', top: `calc(${theme.size.header} + ${theme.space[4]})` },
});

const noOffers: readonly OfferGroup[] = [];
const sellsSeats = ({ seating, buyable }: OfferGroup): boolean => seating === 'seated' && buyable.allowed;
const isResale = ({ resale }: OfferGroup): boolean => resale;
const isAccess = ({ category }: OfferGroup): boolean => category === 'EVENT_ACCESS';

/** Stands in place of offers that could not be loaded. */
function OffersFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('marketplace');
  return (
    <ErrorState title={t('offer.failed')} onRetry={onRetry}>
      {errorText(t, error)}
    </ErrorState>
  );
}

interface SaleProblemProps {
  problem: HoldProblem;
  sale: ReturnType<typeof usePickedOffers>;
  dismiss: () => void;
  /** Removes a line of the cart. */
  remove: (cartGuid: string) => Promise<unknown>;
  onSplit: () => void;
}

/** Explains why the pick could not be held, and changes the pick. */
function SaleProblem({ problem, sale, dismiss, remove, onSplit }: SaleProblemProps) {
  const fewer = (available: number): void => {
    if (problem.kind === 'soldOut') sale.reduce(problem.offerGroupId, available);
    if (problem.kind === 'listingGone') {
      sale.drop([problem.offerId]);
      // It may be one of the cart, which a hold sends again.
      void remove(problem.cartGuid);
    }
    dismiss();
  };
  return (
    <LazyHoldProblem
      problem={problem}
      onTake={(next) => {
        if (problem.kind === 'seatsGone') sale.exchange(problem.lost, next);
        dismiss();
      }}
      onSplit={onSplit}
      onFewer={fewer}
    />
  );
}

/** Sale of an event: map, list, and the bar with the next step [C2.24, C2.25]. */
export function EventSale({ profile }: { profile: EventProfile }) {
  const { eventId } = profile.summary;
  const hasMap = profile.seatChartId !== undefined;
  const [filters, change] = useSaleFilters(profile);
  const sale = usePickedOffers(eventId, filters, profile.maxPerPerson);
  const { hold, problem, dismiss, remove, isBusy, isRepeating } = useHoldPick(eventId);
  const { filtered, lines, totals, gone } = sale;
  const offers = useOffersNow(sale.offers);
  const shown = useOffersNow(filtered.data?.offerGroups ?? noOffers);
  const listings = useMemo(() => shown.filter(isResale), [shown]);
  const seats = usePickedSeats(profile, lines);
  const [pointed, point] = useState<OfferGroup>();
  const best = useFoundSeats(eventId, { filters, change, sale, seats });
  if (!filtered.data || !sale.all.data) {
    const error = filtered.error ?? sale.all.error;
    if (error === undefined) return <Skeleton shape="block" height="420px" />;
    const retry = () => void Promise.all([filtered.refetch(), sale.all.refetch()]);
    return <OffersFailed error={error} onRetry={retry} />;
  }
  const hasQuantity = asksPartySize(hasMap, offers.filter(isAccess));
  // Without a party size, the places of the map stay on sale whatever the filters.
  const access = (hasMap && !hasQuantity ? [...offers, ...listings] : shown).filter(isAccess);
  const quantity = hasQuantity ? filters.numTokens : 1;
  const { priceFrom, priceTo } = sale.all.data;
  const range = { priceFrom, priceTo };
  const held = lines.filter((line) => !gone.includes(line));
  const picked = (
    <LazyPickedArea
      {...best}
      seats={seats}
      offers={offers}
      {...range}
      onRemove={sale.toggle}
      onOthers={best.findOthers}
      onTake={best.takeNext}
    />
  );
  const findBest = hasMap && offers.some(sellsSeats) ? () => best.find() : undefined;
  const extras = offers.filter((offer) => offer.category !== 'EVENT_ACCESS');
  return (
    <Stack gap={6}>
      <OfferFilterBar
        filters={filters}
        onChange={change}
        offerCount={access.length}
        maxQuantity={profile.maxPerPerson}
        hasQuantity={hasQuantity}
        offers={offers}
        {...range}
      />
      <ResaleBar sale={sale} isIncluded={filters.resale} change={change} isBusy={isBusy} />
      <div css={hasMap ? columns : undefined}>
        {hasMap && (
          <div css={besideList}>
            {picked}
            <Suspense fallback={<MapLoading />}>
              <SeatPicker
                profile={profile}
                filters={filters}
                offers={sale.offers}
                lines={lines}
                onFilters={change}
                listings={listings}
                onListing={sale.toggleListing}
                onToggle={sale.toggle}
                onArea={(offer) => sale.choose(offer, { quantity: Math.min(quantity, offer.maxQuantity) })}
                onBest={findBest}
                spotlight={best.spotlight}
                highlighted={pointed?.sectionCodes}
                isFinding={best.isFinding}
                bestVariant={totals.pieces === 0 ? 'primary' : 'secondary'}
              />
            </Suspense>
          </div>
        )}
        <Stack gap={8}>
          {!hasMap && picked}
          <OfferList
            offers={access}
            zone={profile.summary.timezone}
            lines={lines}
            quantity={quantity}
            isFinding={best.isFinding}
            seats={hasMap ? { profile, filters, offers: sale.offers, onToggle: sale.toggle } : undefined}
            sort={access.length > 1 && <LazyOfferSort filters={filters} onChange={change} />}
            onChoose={sale.choose}
            onFindBest={(offer) => best.find(offer.offerGroupId)}
            onPoint={point}
          />
          {extras.length > 0 && (
            <Suspense fallback={<Skeleton shape="block" height="240px" />}>
              <ExtraList
                offers={extras}
                salesGroups={profile.salesGroups}
                lines={lines}
                onChoose={sale.choose}
              />
            </Suspense>
          )}
        </Stack>
      </div>
      {problem && (
        <SaleProblem
          {...{ problem, sale, dismiss, remove }}
          onSplit={() => hold(held, { maySplit: true, seen: totals.total })}
        />
      )}
      <BuyBar
        event={profile.summary}
        totals={totals}
        priceFrom={priceFrom}
        seats={seats}
        isBusy={isBusy}
        isRepeating={isRepeating}
        onHold={() => hold(held, { seen: totals.total })}
        best={findBest && { count: filters.numTokens, isFinding: best.isFinding, onFind: findBest }}
      />
    </Stack>
  );
}
