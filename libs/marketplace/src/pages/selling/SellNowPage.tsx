import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { SecondaryMarketplace, SellNowBid } from '@foyer/contract';
import { errorCodeOf, errorText, postFrameEvent } from '@foyer/api-client';
import { useListPayoutMethodsQuery } from '@foyer/api-client/cart';
import {
  useGetSecondaryMarketplaceQuery,
  useQuoteSellNowQuery,
  useSellNowMutation,
} from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import { Button, EmptyState, Inline, LinkButton, LiveRegion, Notice, Skeleton, Stack } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { SellingFrame } from './SellingFrame.tsx';
import { PayoutChoice } from './ask/PayoutChoice.tsx';
import { SplitCard } from './ask/SplitCard.tsx';
import { draftFromSearch, mainSelection } from './ask/sellDraft.ts';
import { SoldPlaces } from './ask/SoldPlaces.tsx';
import { useWhen } from './ask/useWhen.ts';

/** Sells to the best bid, and leads to what became of it. */
function useSale(market: SecondaryMarketplace, tokenIds: readonly string[]) {
  const { eventId } = market.event;
  const paths = usePaths();
  const navigate = useNavigate();
  const { requireVerified } = useAuthentication();
  const [sell, { isLoading, error }] = useSellNowMutation();
  const sellTo = ({ seller }: SellNowBid, payoutMethodId: string): void =>
    void requireVerified(async () => {
      const acceptedProceeds = seller.proceeds;
      const { data } = await sell({ eventId, tokenIds: [...tokenIds], payoutMethodId, acceptedProceeds });
      if (!data) return;
      const tokenId = tokenIds[0]!;
      const page = data.state === 'sold' ? paths.sellingReviewSold : paths.sellingSummary;
      if (data.state === 'sold')
        postFrameEvent({ type: 'sellingComplete', eventId, listingId: data.listingId });
      await navigate(page({ eventId, tokenId }), { replace: true });
    });
  return { sellTo, isLoading, error };
}

function SaleForm({ market, tokenIds }: { market: SecondaryMarketplace; tokenIds: readonly string[] }) {
  const { t, i18n } = useTranslation('selling');
  const { eventId } = market.event;
  const paths = usePaths();
  const when = useWhen(market.event);
  const quote = useQuoteSellNowQuery({ eventId, tokenIds: [...tokenIds] });
  const methods = useListPayoutMethodsQuery().data?.payoutMethods ?? [];
  const [chosen, setPayout] = useState<string>();
  const payoutMethodId =
    methods.find((method) => method.payoutMethodId === chosen)?.payoutMethodId ??
    methods.at(-1)?.payoutMethodId;
  const { sellTo, isLoading, error } = useSale(market, tokenIds);
  const best = quote.data?.best;
  const isGone = errorCodeOf(error) === 'exchangeAskFillFailed';
  const ownPrice = `${paths.selling({ eventId, tokenId: tokenIds[0] })}?tokens=${tokenIds.join(',')}`;
  const tokens = market.tokens.filter((token) => tokenIds.includes(token.tokenId));
  const problem = isGone ? undefined : (error ?? quote.error);
  return (
    <Stack gap={6}>
      <section>
        <SoldPlaces tokens={tokens} />
      </section>
      <LiveRegion>
        {isGone && (
          <Notice tone="warning" title={t('sellNow.failed')}>
            {[
              t('sellNow.failedHint'),
              best && t('sellNow.next', { proceeds: formatMoney(best.seller.proceeds, i18n.language) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Notice>
        )}
        {problem !== undefined && <Notice tone="danger">{errorText(t, problem)}</Notice>}
      </LiveRegion>
      {!quote.data && quote.error === undefined && <Skeleton shape="block" height="240px" />}
      {best && (
        <>
          <p>
            {t('sellNow.offer', {
              count: tokens.length,
              price: formatMoney(best.price, i18n.language),
            })}
          </p>
          <SplitCard seller={best.seller} sharePpm={market.organiserSharePpm} isBusy={quote.isFetching} />
          <PayoutChoice
            value={payoutMethodId}
            onValueChange={setPayout}
            by={when(market.payoutBy)}
            error={undefined}
          />
          <Inline gap={3}>
            <Button
              variant="primary"
              size="large"
              loading={isLoading}
              disabled={payoutMethodId === undefined || quote.isFetching}
              onClick={() => payoutMethodId !== undefined && sellTo(best, payoutMethodId)}
            >
              {t('sellNow.submit', { proceeds: formatMoney(best.seller.proceeds, i18n.language) })}
            </Button>
            <LinkButton variant="text" size="large" href={ownPrice}>
              {t('sellNow.own')}
            </LinkButton>
          </Inline>
        </>
      )}
      {quote.data && !best && (
        <EmptyState
          title={t('sellNow.none')}
          action={<LinkButton href={ownPrice}>{t('sellNow.own')}</LinkButton>}
        >
          {t('sellNow.noneHint')}
        </EmptyState>
      )}
    </Stack>
  );
}

/** Selling at once to the best standing bid, with the split to the cent [C2.12f, C2.30d, C8.08]. */
export function SellNowPage() {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId } = useParams();
  const [search] = useSearchParams();
  const paths = usePaths();
  const query = useGetSecondaryMarketplaceQuery({ eventId });
  const market = query.data;
  const named = draftFromSearch(search).tokenIds;
  const tokenIds = market ? (named ?? mainSelection(market.tokens, tokenId)) : [];
  return (
    <SellingFrame title={t('sellNow.title')} query={query} event={market?.event}>
      {market && tokenIds.length > 0 && (
        <>
          <p>{t('sellNow.lead')}</p>
          <SaleForm market={market} tokenIds={tokenIds} />
        </>
      )}
      {market && tokenIds.length === 0 && (
        <EmptyState
          title={t('choose.none')}
          action={<LinkButton href={paths.token({ eventId })}>{t('event')}</LinkButton>}
        />
      )}
    </SellingFrame>
  );
}
