import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { errorCodeOf } from '@foyer/api-client';
import {
  useCheckoutAuctionQuery,
  useCheckoutDrawQuery,
  useGetEventProfileQuery,
} from '@foyer/api-client/marketplace';
import { Container, Skeleton, theme } from '@foyer/ui-kit';
import { useHasExchange } from '../../components/exchange/useHasExchange.ts';
import { useWithCode } from '../../components/code/useWithCode.ts';

const ExchangePage = lazy(async () => ({
  default: (await import('../exchange/exchangePages.ts')).ExchangePage,
}));
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

const isUnknown = ({ error }: { error?: unknown }): boolean => errorCodeOf(error) === 'notFound';

/**
 * Finds the way into an event whose profile shows neither draw nor auction: a profile leaves out ways for holders of a
 * code until the code is given.
 */
function useHiddenWay(eventId: string, isHidden: boolean) {
  const coded = useWithCode(eventId);
  const draw = useCheckoutDrawQuery(coded({ eventId }), { skip: !isHidden });
  const auction = useCheckoutAuctionQuery(coded({ eventId }), { skip: !isHidden || !isUnknown(draw) });
  return {
    isLoading: draw.isLoading || auction.isLoading,
    isAuction: isHidden && isUnknown(draw) && !isUnknown(auction),
    isNone: isHidden && isUnknown(draw) && isUnknown(auction),
  };
}

/** Marketplace of the exchange in addresses [C3.01]. */
const exchangeId = 'resale';

/**
 * Renders My Price if the address names an auction, or the event has no draw; the exchange if it has neither and is resold;
 * otherwise its children.
 */
function MyPriceOr({ children }: { children: ReactNode }) {
  const { eventId = '', marketplaceId } = useParams();
  const hasExchange = useHasExchange();
  const { data, isLoading } = useGetEventProfileQuery(useWithCode(eventId)({ eventId }));
  const ways = data?.marketplaces ?? [];
  const has = (type: string): boolean => ways.some((each) => each.type === type);
  const named = ways.find((each) => each.marketplaceId === marketplaceId);
  const hidden = useHiddenWay(eventId, data !== undefined && !has('auction') && !has('draw'));
  if (isLoading || hidden.isLoading) return waiting;
  const isAuction = named ? named.type === 'auction' : hidden.isAuction || (has('auction') && !has('draw'));
  if (hidden.isNone && hasExchange && data?.resale)
    return (
      <Suspense fallback={waiting}>
        <ExchangePage />
      </Suspense>
    );
  return <Suspense fallback={waiting}>{isAuction ? <MyPricePage /> : children}</Suspense>;
}

/** Offers of an event: those to fans where the address says so, My Price, or the Wish List [C2.17]. */
export function MarketOffersPage() {
  const { marketplaceId } = useParams();
  const hasExchange = useHasExchange();
  if (hasExchange && marketplaceId === exchangeId)
    return (
      <Suspense fallback={waiting}>
        <ExchangePage />
      </Suspense>
    );
  return (
    <MyPriceOr>
      <WishListPage />
    </MyPriceOr>
  );
}

/** Page for claiming a win: of an auction, whose page takes the payment, or of a draw [C2.11a]. */
export const ClaimPage = () => (
  <MyPriceOr>
    <DrawClaimPage />
  </MyPriceOr>
);
