import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { useMarketplaceCode } from '@foyer/cart';

/** Pages of a purchase that its links lead to. */
export type TransactionStep =
  | 'transactionListings'
  | 'transactionDetail'
  | 'transactionEventOptions'
  | 'transactionMerchItems'
  | 'transactionMerchOptions'
  | 'transactionAddonItems'
  | 'transactionAddonOptions'
  | 'transactionPrice'
  | 'transactionSection'
  | 'transactionSupport';

/** Returns event, sale window and offer of the address, and a function that builds the address of another step. */
export function useTransaction() {
  const { eventId = '', marketplaceId } = useParams();
  const [search] = useSearchParams();
  const paths = usePaths();
  const marketplaceCode = useMarketplaceCode(eventId);
  const offerGroupId = search.get('offer') ?? undefined;
  return useMemo(() => {
    const sale = marketplaceId === undefined ? { eventId } : { eventId, marketplaceId };
    const linkTo = (step: TransactionStep, offer?: string): string =>
      paths[step](sale) + (offer === undefined ? '' : `?offer=${encodeURIComponent(offer)}`);
    const seatingOf = (childMarketplaceId: string, childOfferGroupId: string): string =>
      paths.transactionSeating({ ...sale, childMarketplaceId, childOfferGroupId });
    return { eventId, marketplaceId, marketplaceCode, offerGroupId, sale, linkTo, seatingOf, paths };
  }, [eventId, marketplaceCode, marketplaceId, offerGroupId, paths]);
}
