import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { EmptyState, Skeleton, Stack } from '@foyer/ui-kit';
import { BuyBar } from '../../components/pick/BuyBar.tsx';
import { LazyHoldProblem } from '../../components/pick/LazyHoldProblem.tsx';
import { useHoldPick } from '../../components/pick/useHoldPick.ts';
import { usePickedSeats } from '../../components/pick/usePickedSeats.ts';
import { SeatPicker } from '../../components/seat-picker/SeatPicker.tsx';
import { OfferList } from '../event/sale/OfferList.tsx';
import { PickedArea } from '../event/sale/PickedArea.tsx';
import { useFoundSeats } from '../event/sale/useFoundSeats.ts';
import { usePickedOffers } from '../event/sale/usePickedOffers.ts';
import { useSaleFilters } from '../event/sale/useSaleFilters.ts';
import { useOffersNow } from '../../components/event/useSaleNow.ts';
import type { OfferFilters } from '../../model/offer/offerFilters.ts';
import { TransactionFrame } from './frame/TransactionFrame.tsx';

/** Returns the price range of some offers, so that the map shows their seats alone. */
function rangeOf(offers: readonly OfferGroup[]): OfferFilters['priceRange'] {
  const amounts = offers.map(({ price }) => price.allIn.amount);
  return amounts.length === 0 ? [] : [Math.min(...amounts), Math.max(...amounts)];
}

function Seating({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const { childMarketplaceId, childOfferGroupId } = useParams();
  const { eventId } = profile.summary;
  const [address, change] = useSaleFilters(profile);
  const sale = usePickedOffers(eventId, address, profile.maxPerPerson);
  const { hold, problem, dismiss, isBusy, isRepeating } = useHoldPick(eventId);
  const offers = useOffersNow(sale.offers).filter(
    (offer) =>
      offer.category === 'EVENT_ACCESS' &&
      (childMarketplaceId === undefined || offer.marketplaceId === childMarketplaceId) &&
      (childOfferGroupId === undefined || offer.offerGroupId === childOfferGroupId),
  );
  const isNarrowed = childMarketplaceId !== undefined;
  const filters =
    isNarrowed && address.priceRange.length === 0 ? { ...address, priceRange: rangeOf(offers) } : address;
  const seats = usePickedSeats(profile, sale.lines);
  const [pointed, point] = useState<OfferGroup>();
  const best = useFoundSeats(eventId, { filters, change, sale, seats });
  if (profile.seatChartId === undefined) return <EmptyState title={t('noMap')}>{t('noMapHint')}</EmptyState>;
  if (!sale.all.data) return <Skeleton shape="block" height="420px" />;
  return (
    <Stack gap={6}>
      <PickedArea
        {...best}
        seats={seats}
        offers={offers}
        priceFrom={sale.all.data.priceFrom}
        priceTo={sale.all.data.priceTo}
        onRemove={sale.toggle}
        onOthers={best.findOthers}
        onTake={best.takeNext}
      />
      <SeatPicker
        profile={profile}
        filters={filters}
        offers={offers}
        lines={sale.lines}
        onFilters={change}
        onToggle={sale.toggle}
        onArea={(offer) => sale.choose(offer, { quantity: Math.min(filters.numTokens, offer.maxQuantity) })}
        onBest={() => best.find(childOfferGroupId)}
        bestVariant={sale.totals.pieces === 0 ? 'primary' : 'secondary'}
        spotlight={best.spotlight}
        highlighted={pointed?.sectionCodes}
        isFinding={best.isFinding}
      />
      <OfferList
        offers={offers}
        zone={profile.summary.timezone}
        lines={sale.lines}
        quantity={filters.numTokens}
        isFinding={best.isFinding}
        seats={{ profile, filters, offers, onToggle: sale.toggle }}
        onChoose={sale.choose}
        onFindBest={(offer) => best.find(offer.offerGroupId)}
        onPoint={point}
      />
      {problem && (
        <LazyHoldProblem
          problem={problem}
          onTake={(next) => {
            if (problem.kind === 'seatsGone') sale.exchange(problem.lost, next);
            dismiss();
          }}
          onSplit={() => hold(sale.lines, { maySplit: true, seen: sale.totals.total })}
          onFewer={(available) => {
            if (problem.kind === 'soldOut') sale.reduce(problem.offerGroupId, available);
            dismiss();
          }}
        />
      )}
      <BuyBar
        event={profile.summary}
        totals={sale.totals}
        priceFrom={sale.all.data.priceFrom}
        seats={seats}
        isBusy={isBusy}
        isRepeating={isRepeating}
        onHold={() => hold(sale.lines, { seen: sale.totals.total })}
      />
    </Stack>
  );
}

/** Seat picker of an event, of one of its windows, or of one offer [C2.16, C2.25]. */
export function SeatingPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('seating')}>{(profile) => <Seating profile={profile} />}</TransactionFrame>
  );
}
