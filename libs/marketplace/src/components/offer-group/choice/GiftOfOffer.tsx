import type { OfferGroup, PriceBreakdown } from '@foyer/contract';
import { LazyGiftChoice } from '@foyer/cart';
import type { PickLine } from '../../../model/pick/pickSlice.ts';
import { fulfilmentOf, type OfferQuantityProps } from './OfferQuantity.tsx';

/** Price of a line of an offer: a gift costs the named amount, without fees and taxes. */
export const priceOf = ({ price }: OfferGroup, line: PickLine | undefined): PriceBreakdown =>
  line?.amount ? { ...price, face: line.amount, allIn: line.amount, total: line.amount } : price;

/** Amount of a donation, in place of a quantity; renders nothing for an offer with a fixed price. */
export function GiftOfOffer({ offer, line, onChoose }: OfferQuantityProps) {
  const { name, amounts, charityName } = offer;
  if (!amounts) return null;
  const fulfilment = fulfilmentOf(offer, line);
  return (
    <LazyGiftChoice
      name={name}
      amounts={amounts}
      charityName={charityName}
      value={line?.amount}
      onChange={(amount) =>
        onChoose({
          quantity: amount ? 1 : 0,
          ...(amount ? { amount } : {}),
          ...(fulfilment ? { fulfilment } : {}),
        })
      }
    />
  );
}
