import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { useMarketplaceCode } from '@foyer/cart';
import { Container, Skeleton, theme } from '@foyer/ui-kit';
import { withCode } from '../../model/offerFilters.ts';

const loadDrawPages = () => import('../draw/drawPages.ts');
const MyPricePage = lazy(async () => ({
  default: (await import('../auction/auctionPages.ts')).MyPricePage,
}));
const WishListPage = lazy(async () => ({ default: (await loadDrawPages()).WishListPage }));
const DrawClaimPage = lazy(async () => ({ default: (await loadDrawPages()).ClaimPage }));

const waiting = (
  <Container css={{ paddingBlock: theme.space[6] }} aria-busy="true">
    <Skeleton shape="block" height="420px" />
  </Container>
);

/** Renders My Price if the address names an auction, or the event has no draw; otherwise its children. */
function MyPriceOr({ children }: { children: ReactNode }) {
  const { eventId = '', marketplaceId } = useParams();
  const { data, isLoading } = useGetEventProfileQuery(withCode({ eventId }, useMarketplaceCode(eventId)));
  if (isLoading) return waiting;
  const ways = data?.marketplaces ?? [];
  const has = (type: string): boolean => ways.some((each) => each.type === type);
  const named = ways.find((each) => each.marketplaceId === marketplaceId);
  const isAuction = named ? named.type === 'auction' : has('auction') && !has('draw');
  return <Suspense fallback={waiting}>{isAuction ? <MyPricePage /> : children}</Suspense>;
}

/** Offers of an event: My Price or the Wish List [C2.17]. */
export const MarketOffersPage = () => (
  <MyPriceOr>
    <WishListPage />
  </MyPriceOr>
);

/** Page for claiming a win: of an auction, whose page takes the payment, or of a draw [C2.11a]. */
export const ClaimPage = () => (
  <MyPriceOr>
    <DrawClaimPage />
  </MyPriceOr>
);
