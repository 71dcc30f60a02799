import type { OfferGroup } from '@foyer/contract';
import { Stack } from '@foyer/ui-kit';
import { ResaleCard } from '../../components/offer-group/ResaleCard.tsx';
import { LazyHoldProblem } from '../../components/pick/LazyHoldProblem.tsx';
import { useAddToCart } from './useAddToCart.tsx';
import { useTransaction } from './useTransaction.ts';

/** Listings of fans, each added to the cart as a whole. */
export function ResaleRows({ offers }: { offers: readonly OfferGroup[] }) {
  const { eventId } = useTransaction();
  const { add, lineOf, problem, dismiss, isBusy } = useAddToCart(eventId);
  if (offers.length === 0) return null;
  return (
    <>
      {problem && <LazyHoldProblem problem={problem} onTake={dismiss} onSplit={dismiss} onFewer={dismiss} />}
      <Stack as="ul" gap={3} css={{ listStyle: 'none' }}>
        {offers.map((offer) => (
          <ResaleCard
            key={offer.offerId}
            offer={offer}
            isChosen={lineOf(offer) !== undefined}
            isBusy={isBusy}
            onChoose={() => add(offer, { quantity: offer.minQuantity })}
          />
        ))}
      </Stack>
    </>
  );
}
