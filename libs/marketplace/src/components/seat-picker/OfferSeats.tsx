import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferGroup } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { ErrorState, Skeleton } from '@foyer/ui-kit';
import { seatsHeight as height } from './MapLoading.tsx';
import { stage } from './MapStage.tsx';
import { SeatList } from './seatListing.ts';
import { useSeatPick, type SeatPickOptions } from './useSeatPick.ts';

/** Rows and seats of one offer: the map's counterpart for keyboards and screen readers, with the same filters and pick [C2.25]. */
export function OfferSeats({ offer, ...options }: SeatPickOptions & { offer: OfferGroup }) {
  const { t } = useTranslation('marketplace');
  const { offerGroupId, sectionCodes } = offer;
  const { chart, sectionAvailability, error, need, retry, seats } = useSeatPick(options, offerGroupId);
  // The card says the price; that of a section may be another offer's.
  const own = useMemo(
    () =>
      sectionAvailability
        ?.filter(({ offerGroupIds }) => offerGroupIds.includes(offerGroupId))
        .map(({ priceFrom: _from, priceTo: _to, ...section }) => section),
    [sectionAvailability, offerGroupId],
  );
  const only = sectionCodes.length === 1 ? sectionCodes[0] : undefined;
  useEffect(() => {
    if (only !== undefined) need([only]);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once; the list asks again after a failure
  }, [only]);
  // Until sections are known, a list would say that no seats match.
  if (!chart || !own) {
    if (error === undefined) return <Skeleton shape="block" height={height} />;
    return (
      <ErrorState title={t('seatMap.failed')} onRetry={retry}>
        {errorText(t, error)}
      </ErrorState>
    );
  }
  return (
    <div css={[stage, { height }]}>
      <SeatList {...seats} chart={chart} sectionAvailability={own} startsOpen={only} />
    </div>
  );
}
