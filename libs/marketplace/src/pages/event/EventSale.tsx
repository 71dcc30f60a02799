import { css } from '@emotion/react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { ErrorState, Notice, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { OfferFilterBar } from '../../components/offer-group/OfferFilterBar.tsx';
import { BuyBar } from '../../components/pick/BuyBar.tsx';
import { LazyHoldProblem } from '../../components/pick/LazyHoldProblem.tsx';
import { PickedSeats } from '../../components/pick/PickedSeats.tsx';
import { usePickedSeats } from '../../components/pick/usePickedSeats.ts';
import { useHoldPick } from '../../components/pick/useHoldPick.ts';
import { marketplaceErrorText } from '../../messages/marketplaceErrors.ts';
import { readOfferFilters, writeOfferFilters, type OfferFilters } from '../../model/offerFilters.ts';
import { OfferList } from './OfferList.tsx';
import { usePickedOffers } from './usePickedOffers.ts';
import { useOffersNow } from './useSaleNow.ts';

/** The map comes with its own code, on events that have one. */
const SeatPicker = lazy(async () => ({
  default: (await import('../../components/seat-picker/SeatPicker.tsx')).SeatPicker,
}));

/** Shirts, posters and parking stand below the places, which do not wait for them. */
const ExtraList = lazy(async () => ({ default: (await import('./ExtraList.tsx')).ExtraList }));

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[8],
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' },
});

/** The map stays in sight while the list beside it is read; alone, for what grows below it would stay under the bar. */
const besideList = css({
  [theme.media.desktop]: { position: 'sticky', top: `calc(${theme.size.header} + ${theme.space[4]})` },
});

const noOffers: readonly OfferGroup[] = [];

function useOfferAddress(): [OfferFilters, (change: Partial<OfferFilters>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readOfferFilters(search), [search]);
  const change = useCallback(
    (part: Partial<OfferFilters>) =>
      setSearch((current) => writeOfferFilters(current, { ...readOfferFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return [filters, change];
}

/** Choosing what to buy: the map and the list of one event, and the bar that takes it further [C2.24, C2.25]. */
export function EventSale({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('marketplace');
  const { eventId } = profile.summary;
  const [filters, change] = useOfferAddress();
  const sale = usePickedOffers(eventId, filters, profile.maxPerPerson);
  const { hold, problem, dismiss, isBusy, isRepeating } = useHoldPick(eventId);
  const { filtered, lines, totals } = sale;
  const offers = useOffersNow(sale.offers);
  const shown = useOffersNow(filtered.data?.offerGroups ?? noOffers);
  const seats = usePickedSeats(profile, lines);
  if (!filtered.data || !sale.all.data) {
    const error = filtered.error ?? sale.all.error;
    if (error === undefined) return <Skeleton shape="block" height="420px" />;
    return (
      <ErrorState
        title={t('offer.failed')}
        onRetry={() => void Promise.all([filtered.refetch(), sale.all.refetch()])}
      >
        {marketplaceErrorText(t, error)}
      </ErrorState>
    );
  }
  const access = shown.filter((offer) => offer.category === 'EVENT_ACCESS');
  const extras = offers.filter((offer) => offer.category !== 'EVENT_ACCESS');
  return (
    <Stack gap={6}>
      <OfferFilterBar
        filters={filters}
        onChange={change}
        offerCount={access.length}
        maxQuantity={profile.maxPerPerson}
        priceFrom={sale.all.data.priceFrom}
        priceTo={sale.all.data.priceTo}
      />
      <div css={profile.seatChartId === undefined ? undefined : columns}>
        {profile.seatChartId !== undefined && (
          <div css={besideList}>
            <Suspense fallback={<Skeleton shape="block" ratio={4 / 3} />}>
              <SeatPicker
                profile={profile}
                filters={filters}
                offers={sale.offers}
                lines={lines}
                onView={(view) => change({ view })}
                onToggle={sale.toggle}
                onArea={(offer, quantity) => sale.choose(offer, { quantity })}
                onBest={() => void sale.takeBest(undefined)}
                isFinding={sale.isFinding}
              />
            </Suspense>
          </div>
        )}
        <Stack gap={8}>
          <PickedSeats seats={seats} offers={sale.offers} onRemove={sale.toggle} />
          {sale.findError !== undefined && (
            <Notice tone="warning">{marketplaceErrorText(t, sale.findError)}</Notice>
          )}
          <OfferList
            offers={access}
            lines={lines}
            quantity={filters.numTokens}
            isFinding={sale.isFinding}
            onChoose={sale.choose}
            onFindBest={(offer) => void sale.takeBest(offer.offerGroupId)}
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
        <LazyHoldProblem
          problem={problem}
          onTake={(next) => {
            if (problem.kind === 'seatsGone') sale.exchange(problem.lost, next);
            dismiss();
          }}
          onSplit={() => hold(lines, { maySplit: true, seen: totals.total })}
          onFewer={(available) => {
            if (problem.kind === 'soldOut') sale.reduce(problem.offerGroupId, available);
            dismiss();
          }}
        />
      )}
      <BuyBar
        totals={totals}
        seats={seats}
        isBusy={isBusy}
        isRepeating={isRepeating}
        onHold={() => hold(lines, { seen: totals.total })}
      />
    </Stack>
  );
}
