import { useState } from 'react';
import { Navigate, useLocation, type Path } from 'react-router';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { Container, Skeleton, theme } from '@foyer/ui-kit';
import { useCode } from '../../components/code/useCode.ts';
import { withCode } from '../../model/offer/offerFilters.ts';
import { useTransaction } from './frame/useTransaction.ts';
import { useWhiteLabelFlags } from './frame/useWhiteLabelFlags.ts';

/** Goes to the first offer that can be held, with the code of the link; a refused code goes to the listings' field. */
function FirstOffer({ listings }: { listings: Partial<Path> }) {
  const { sale, marketplaceCode, linkTo } = useTransaction();
  // The code leaves the address while the server checks it.
  const [given] = useState(listings);
  const { isLinkRead, problem } = useCode(sale.eventId);
  const { data, error } = useListOfferGroupsQuery(withCode(sale, marketplaceCode), { skip: !isLinkRead });
  if (problem !== undefined || error !== undefined) return <Navigate replace to={given} />;
  if (!data)
    return (
      <Container css={{ paddingBlock: theme.space[6] }} aria-busy="true">
        <Skeleton shape="block" height="320px" />
      </Container>
    );
  const first = data.offerGroups.find(
    ({ category, buyable }) => category === 'EVENT_ACCESS' && buyable.allowed,
  );
  return <Navigate replace to={first ? linkTo('transactionDetail', first.offerGroupId) : listings} />;
}

/**
 * First page of a purchase: its listings, or with `detailOnlyFlow` the first offer that can be held, since such a
 * partner has its own list of offers [C2.14, C2.20, I3.26].
 */
export function TransactionPage() {
  const { linkTo } = useTransaction();
  const { detailOnlyFlow } = useWhiteLabelFlags();
  // A code or a filter of a shared link is the listings' to read.
  const { search } = useLocation();
  const listings = { pathname: linkTo('transactionListings'), search };
  return detailOnlyFlow ? <FirstOffer listings={listings} /> : <Navigate replace to={listings} />;
}
