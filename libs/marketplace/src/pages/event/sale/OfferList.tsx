import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { EmptyState, Skeleton, Stack, lazyPart } from '@foyer/ui-kit';
import { OfferHeading } from '../../../components/offer-group/OfferHeading.tsx';
import { lineOfOffer } from '../../../model/pick/lineOfOffer.ts';
import { OfferCard } from '../../../components/offer-group/OfferCard.tsx';
import { Unreachable } from '../../../components/pick/LazyHoldProblem.tsx';
import type { OfferChoice } from '../../../components/offer-group/choice/OfferQuantity.tsx';
import { seatsHeight } from '../../../components/seat-picker/MapLoading.tsx';
import type { SeatPickOptions } from '../../../components/seat-picker/useSeatPick.ts';
import type { PickLine } from '../../../model/pick/pickSlice.ts';

/** Loaded on demand: few events have sold out offers beside others. */
const WaitListLink = lazyPart(
  async () => (await import('../../../components/wait-list/WaitListLink.tsx')).WaitListLink,
);

/** Loaded on demand: fans sell for few events, and only buyers who ask for it see it. */
const ResaleCard = lazyPart(
  async () => (await import('../../../components/offer-group/ResaleCard.tsx')).ResaleCard,
  Unreachable,
);

/** Loaded on demand, and preloaded once the map is drawn. */
const OfferSeats = lazyPart(async () => {
  const { loadOfferSeats } = await import('../../../components/seat-picker/SeatPicker.tsx');
  return (await loadOfferSeats()).OfferSeats;
}, Unreachable);

export interface OfferListProps {
  offers: readonly OfferGroup[];
  /** Time zone of the event. */
  zone: string;
  lines: readonly PickLine[];
  /** Size of the party. */
  quantity: number;
  isFinding?: boolean;
  /** Where there is a map: seats of the offers, which their names open. */
  seats?: Omit<SeatPickOptions, 'lines'> | undefined;
  /** Order of the offers, where they have one. */
  sort?: ReactNode;
  onChoose: (offer: OfferGroup, choice: OfferChoice) => void;
  onFindBest: (offer: OfferGroup) => void;
  /** Called with the offer under pointer or focus, and with `undefined` when it leaves. */
  onPoint?: (offer: OfferGroup | undefined) => void;
}

/** List of offers that grant access [C2.23]. */
export function OfferList({
  offers,
  zone,
  lines,
  quantity,
  isFinding = false,
  seats,
  sort,
  onChoose,
  onFindBest,
  onPoint,
}: OfferListProps) {
  const { t } = useTranslation('marketplace');
  return (
    <Stack as="section" gap={4}>
      <OfferHeading sort={sort}>{t('offer.title')}</OfferHeading>
      {offers.length === 0 && <EmptyState title={t('offer.none')}>{t('offer.noneHint')}</EmptyState>}
      <Stack as="ul" gap={1} css={{ listStyle: 'none' }}>
        {offers.map((offer) => {
          const line = lineOfOffer(lines, offer);
          if (offer.offerId !== undefined && offer.resale)
            return (
              <Suspense key={offer.offerId} fallback={<Skeleton shape="block" height="132px" />}>
                <ResaleCard
                  offer={offer}
                  isChosen={line !== undefined}
                  onChoose={() => onChoose(offer, { quantity: line ? 0 : offer.minQuantity })}
                  onPoint={(isOn) => onPoint?.(isOn ? offer : undefined)}
                />
              </Suspense>
            );
          return (
            <OfferCard
              key={offer.offerGroupId}
              offer={offer}
              zone={zone}
              line={line}
              quantity={quantity}
              isFinding={isFinding}
              onChoose={(choice) => onChoose(offer, choice)}
              onFindBest={() => onFindBest(offer)}
              seats={
                seats && (
                  <Suspense fallback={<Skeleton shape="block" height={seatsHeight} />}>
                    <OfferSeats {...seats} lines={lines} offer={offer} />
                  </Suspense>
                )
              }
              onPoint={(isOn) => onPoint?.(isOn ? offer : undefined)}
            />
          );
        })}
      </Stack>
      {offers.some(({ saleState }) => saleState === 'soldOut') && (
        <Suspense>
          <WaitListLink />
        </Suspense>
      )}
    </Stack>
  );
}
