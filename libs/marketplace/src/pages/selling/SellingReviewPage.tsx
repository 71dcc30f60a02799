import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import type { SecondaryListingQuote, SecondaryMarketplace } from '@foyer/contract';
import { errorText, postFrameEvent } from '@foyer/api-client';
import { useListPayoutMethodsQuery } from '@foyer/api-client/cart';
import {
  useGetSecondaryMarketplaceQuery,
  useQuoteSecondaryListingQuery,
  useSaveSecondaryListingMutation,
} from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import { Button, Inline, LinkButton, LiveRegion, Notice, Skeleton, Stack, useOverlays } from '@foyer/ui-kit';
import { formatMoney } from '@foyer/util';
import { SellingFrame } from './SellingFrame.tsx';
import { SplitCard } from './ask/SplitCard.tsx';
import { draftFromSearch, draftToSearch, isWhole, type SellDraft } from './ask/sellDraft.ts';
import { SoldPlaces } from './ask/SoldPlaces.tsx';
import { useWhen } from './ask/useWhen.ts';

/** Lists what was reviewed, and leads to the listing; a price that may be a slip is asked about first. */
function useList(market: SecondaryMarketplace, draft: SellDraft) {
  const { t, i18n } = useTranslation('selling');
  const { eventId } = market.event;
  const paths = usePaths();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const { requireVerified } = useAuthentication();
  const [save, { isLoading, error }] = useSaveSecondaryListingMutation();
  const price = { amount: draft.amount, currency: market.event.currency };
  const list = async ({ isFarBelow, seller }: SecondaryListingQuote): Promise<void> => {
    const question = {
      title: t('review.farBelow.title', { price: formatMoney(price, i18n.language) }),
      message: t('review.farBelow.text'),
      yes: t('review.farBelow.yes'),
      no: t('review.farBelow.no'),
    };
    if (isFarBelow && !(await overlays.confirm(question))) return;
    const { tokenIds, hoursBefore, payoutMethodId } = draft;
    const terms = {
      eventId,
      tokenIds,
      price,
      hoursBefore,
      payoutMethodId,
      acceptedProceeds: seller.proceeds,
    };
    const { data } = await save(terms);
    if (!data) return;
    postFrameEvent({ type: 'sellingComplete', eventId, listingId: data.listingId });
    await navigate(paths.sellingSummary({ eventId, tokenId: tokenIds[0]! }), { replace: true });
  };
  return {
    price,
    list: (quote: SecondaryListingQuote) => void requireVerified(() => list(quote)),
    isLoading,
    error,
  };
}

function Review({ market, draft }: { market: SecondaryMarketplace; draft: SellDraft }) {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId } = useParams();
  const paths = usePaths();
  const when = useWhen(market.event);
  const { price, list, isLoading, error } = useList(market, draft);
  const { tokenIds, hoursBefore, payoutMethodId } = draft;
  const quote = useQuoteSecondaryListingQuery({ eventId, tokenIds, price, hoursBefore });
  const method = useListPayoutMethodsQuery().data?.payoutMethods.find(
    (each) => each.payoutMethodId === payoutMethodId,
  );
  const tokens = market.tokens.filter((token) => tokenIds.includes(token.tokenId));
  const problem = error ?? quote.error;
  return (
    <Stack gap={6}>
      <section>
        <SoldPlaces tokens={tokens} />
        {quote.data && <p>{t('review.expires', { date: when(quote.data.expiresAt) })}</p>}
        {method && <p>{t('summary.payout', { account: method.emailAddress })}</p>}
        {quote.data && <p>{t('payout.by', { date: when(quote.data.payoutBy) })}</p>}
      </section>
      {quote.data ? (
        <SplitCard
          seller={quote.data.seller}
          buyerPays={quote.data.buyerPays}
          sharePpm={market.organiserSharePpm}
          isBusy={quote.isFetching}
        />
      ) : (
        quote.error === undefined && <Skeleton shape="block" height="200px" />
      )}
      <Notice tone="info">{t('review.code')}</Notice>
      <LiveRegion>
        {problem !== undefined && <Notice tone="danger">{errorText(t, problem)}</Notice>}
      </LiveRegion>
      <Inline gap={3}>
        <Button
          variant="primary"
          size="large"
          loading={isLoading}
          disabled={!quote.data || quote.isFetching}
          onClick={() => quote.data && list(quote.data)}
        >
          {t('review.submit')}
        </Button>
        <LinkButton
          variant="text"
          size="large"
          href={`${paths.selling({ eventId, tokenId })}?${draftToSearch(draft)}`}
        >
          {t('review.change')}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

/** Review of a listing before it is on sale, with the split to the cent [C2.12b, C2.30c]. */
export function SellingReviewPage() {
  const { t } = useTranslation('selling');
  const { eventId = '', tokenId } = useParams();
  const [search] = useSearchParams();
  const paths = usePaths();
  const query = useGetSecondaryMarketplaceQuery({ eventId });
  const draft = draftFromSearch(search);
  if (!isWhole(draft)) return <Navigate to={paths.selling({ eventId, tokenId })} replace />;
  return (
    <SellingFrame title={t('review.title')} query={query} event={query.data?.event}>
      {query.data && <Review market={query.data} draft={draft} />}
    </SellingFrame>
  );
}
