import type { EventProfile } from '@foyer/contract';
import { Stack } from '@foyer/ui-kit';
import { BuyBar } from '../../../components/pick/BuyBar.tsx';
import { LazyHoldProblem } from '../../../components/pick/LazyHoldProblem.tsx';
import { useHoldPick } from '../../../components/pick/useHoldPick.ts';
import { ExtraList } from './ExtraList.tsx';
import { useSaleFilters } from './useSaleFilters.ts';
import { usePickedOffers } from './usePickedOffers.ts';
import { useOffersNow } from '../../../components/event/useSaleNow.ts';

/** Sale of an event that has access by draw or auction only: extras for holders [C2.25]. */
export function ExtrasSale({ profile }: { profile: EventProfile }) {
  const { eventId } = profile.summary;
  const [filters] = useSaleFilters(profile);
  const sale = usePickedOffers(eventId, filters, profile.maxPerPerson);
  const { hold, problem, dismiss, isBusy, isRepeating } = useHoldPick(eventId);
  const offers = useOffersNow(sale.offers);
  const { lines, totals } = sale;
  return (
    <Stack gap={6}>
      <ExtraList
        offers={offers.filter(({ category }) => category !== 'EVENT_ACCESS')}
        salesGroups={profile.salesGroups}
        lines={lines}
        onChoose={sale.choose}
      />
      {problem && (
        <LazyHoldProblem
          problem={problem}
          onTake={dismiss}
          onSplit={dismiss}
          onFewer={(available) => {
            if (problem.kind === 'soldOut') sale.reduce(problem.offerGroupId, available);
            dismiss();
          }}
        />
      )}
      {totals.pieces > 0 && (
        <BuyBar
          event={profile.summary}
          totals={totals}
          priceFrom={undefined}
          seats={[]}
          isBusy={isBusy}
          isRepeating={isRepeating}
          onHold={() => hold(lines, { seen: totals.total })}
        />
      )}
    </Stack>
  );
}
