import { useParams, useSearchParams } from 'react-router';
import type { UpgradeQuery } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';

type Step =
  | 'transactionUpgrades'
  | 'transactionUpgradeListings'
  | 'transactionUpgradeDetail'
  | 'transactionUpgradeCheckout';

/** Parameters of a page, besides those of the address. */
interface More {
  offerGroupId?: string;
  upgradeId?: string;
}

/** What the address of a page of an upgrade says: line and {product} to exchange, and the step. */
export function useUpgrade() {
  const { eventId = '', marketplaceId } = useParams();
  const [search] = useSearchParams();
  const paths = usePaths();
  const upgradeSourceOfferId = search.get('offerId') ?? '';
  const tokenIds = (search.get('tokenIds') ?? '').split(',').filter(Boolean);
  const source: UpgradeQuery = { eventId, upgradeSourceOfferId, tokenIds };
  const linkTo = (
    step: Step,
    { upgradeSourceOfferId: offerId, tokenIds: ids }: UpgradeQuery,
    more: More = {},
  ) =>
    `${paths[step]({ eventId, ...(marketplaceId === undefined ? {} : { marketplaceId }) })}?${new URLSearchParams(
      {
        ...(offerId === '' ? {} : { offerId }),
        ...(ids.length === 0 ? {} : { tokenIds: ids.join(',') }),
        ...more,
      },
    ).toString()}`;
  return {
    ...{ eventId, source, paths, linkTo },
    /** Nothing was chosen yet, as in an address that lost its end. */
    isChosen: upgradeSourceOfferId !== '' && tokenIds.length > 0,
    offerGroupId: search.get('offerGroupId') ?? '',
    upgradeId: search.get('upgradeId') ?? '',
  };
}
