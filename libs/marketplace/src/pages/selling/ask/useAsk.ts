import { useState } from 'react';
import type { SecondaryMarketplace, SellableToken } from '@foyer/contract';
import { digitsOfAmount, typedAmount } from '@foyer/cart';
import { useListPayoutMethodsQuery } from '@foyer/api-client/cart';
import { useQuoteSecondaryListingQuery } from '@foyer/api-client/marketplace';
import { useSettled } from '../../auction/offer-form/useSettled.ts';
import { askProblem, boundsOf, type SellDraft } from './sellDraft.ts';

/** Delay in milliseconds before the server is asked for a split. */
const quoteAfterMs = 300;

export interface AskOf {
  market: SecondaryMarketplace;
  /** What is sold; one at least. */
  tokens: readonly SellableToken[];
  /** Values to begin with. */
  first: Partial<SellDraft>;
  /** Listing that is changed. */
  listingId?: string;
}

/** State of what a seller asks: price, expiry, payout account, and the split of the price. */
export function useAsk({ market, tokens, first, listingId }: AskOf) {
  const { currency } = tokens[0]!.face;
  const bounds = boundsOf(tokens);
  const lowestFace = Math.min(...tokens.map(({ face }) => face.amount));
  const usual = Math.max(bounds.minimum, Math.min(lowestFace, bounds.maximum ?? lowestFace));
  const begun = first.amount ?? usual;
  const [typed, setTyped] = useState(digitsOfAmount({ amount: begun, currency }));
  const [hoursBefore, setHours] = useState(first.hoursBefore ?? market.expiryHours[0] ?? 1);
  const [chosen, setPayout] = useState(first.payoutMethodId);
  const methods = useListPayoutMethodsQuery().data?.payoutMethods ?? [];
  const payoutMethodId =
    methods.find((method) => method.payoutMethodId === chosen)?.payoutMethodId ??
    methods.at(-1)?.payoutMethodId;
  const amount = typedAmount(typed, currency)?.amount;
  const problem = askProblem(amount, bounds);
  const settled = useSettled(amount, quoteAfterMs);
  const isAsked = settled !== undefined && askProblem(settled, bounds) === undefined;
  const quote = useQuoteSecondaryListingQuery(
    {
      eventId: market.event.eventId,
      tokenIds: tokens.map(({ tokenId }) => tokenId),
      price: { amount: settled ?? 0, currency },
      hoursBefore,
      ...(listingId === undefined ? {} : { listingId }),
    },
    { skip: !isAsked },
  );
  return {
    ...{ bounds, currency, typed, setTyped, amount, problem, hoursBefore, setHours },
    ...{ payoutMethodId, setPayout },
    quote,
    isQuoting: quote.isFetching || settled !== amount,
    isEdited:
      amount !== begun ||
      hoursBefore !== (first.hoursBefore ?? hoursBefore) ||
      payoutMethodId !== (first.payoutMethodId ?? payoutMethodId),
  };
}

export type Ask = ReturnType<typeof useAsk>;
