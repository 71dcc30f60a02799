import { Navigate, useLocation } from 'react-router';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { Container, Skeleton, theme } from '@foyer/ui-kit';
import { withCode } from '../../model/offerFilters.ts';
import { useTransaction } from './useTransaction.ts';
import { useWhiteLabelFlags } from './useWhiteLabelFlags.ts';

/**
 * First page of a purchase: its listings, or with `detailOnlyFlow` the first offer that can be held, since such a
 * partner has its own list of offers [C2.14, C2.20, I3.26].
 */
export function TransactionPage() {
  const { sale, marketplaceCode, linkTo } = useTransaction();
  const { detailOnlyFlow } = useWhiteLabelFlags();
  // A code or a filter of a shared link is the listings' to read.
  const { search } = useLocation();
  const listings = { pathname: linkTo('transactionListings'), search };
  const { data, error } = useListOfferGroupsQuery(withCode(sale, marketplaceCode), {
    skip: !detailOnlyFlow,
  });
  if (!detailOnlyFlow || error !== undefined) return <Navigate replace to={listings} />;
  if (!data)
    return (
      <Container css={{ paddingBlock: theme.space[6] }} aria-busy="true">
        <Skeleton shape="block" height="320px" />
      </Container>
    );
  const first = data.offerGroups.find(
    ({ category, buyable }) => category === 'EVENT_ACCESS' && buyable.allowed,
  );
  const to = first ? linkTo('transactionDetail', first.offerGroupId) : listings;
  return <Navigate replace to={to} />;
}
