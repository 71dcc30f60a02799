import { useTranslation } from 'react-i18next';
import type { EventProfile, OfferGroup } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { useFlag } from '@foyer/api-client/shell';
import { ErrorState, Inline, LinkButton, Skeleton, Stack, Switch } from '@foyer/ui-kit';
import { OfferHeading } from '../../components/offer-group/OfferHeading.tsx';
import { ResaleCard } from '../../components/offer-group/ResaleCard.tsx';
import { LazyHoldProblem } from '../../components/pick/LazyHoldProblem.tsx';
import { WaysIn } from '../../components/ways-to-buy/WaysIn.tsx';
import { LazyOfferSort, OfferFilterBar } from '../../components/offer-group/filter/OfferFilterBar.tsx';
import { toOfferGroupQuery, withCode } from '../../model/offer/offerFilters.ts';
import { useOffersNow } from '../../components/event/useSaleNow.ts';
import { CodeEntry } from '../../components/code/CodeEntry.tsx';
import { useSaleFilters } from '../event/sale/useSaleFilters.ts';
import { CategoryList } from './offers/CategoryList.tsx';
import { OfferRows } from './offers/OfferRows.tsx';
import { TransactionFrame } from './frame/TransactionFrame.tsx';
import { useAddToCart } from './offers/useAddToCart.tsx';
import { useTransaction } from './frame/useTransaction.ts';

/** Listings of fans, each added to the cart as a whole. */
function ResaleRows({ offers }: { offers: readonly OfferGroup[] }) {
  const { eventId } = useTransaction();
  const { add, lineOf, problem, dismiss, isBusy } = useAddToCart(eventId);
  if (offers.length === 0) return null;
  return (
    <>
      {problem && <LazyHoldProblem problem={problem} onTake={dismiss} onSplit={dismiss} onFewer={dismiss} />}
      <Stack as="ul" gap={3} css={{ listStyle: 'none' }}>
        {offers.map((offer) => (
          <ResaleCard
            key={offer.offerId}
            offer={offer}
            isChosen={lineOf(offer) !== undefined}
            isBusy={isBusy}
            onChoose={() => add(offer, { quantity: offer.minQuantity })}
          />
        ))}
      </Stack>
    </>
  );
}

const noOffers = [] as const;

function Listings({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const { sale, marketplaceCode, linkTo } = useTransaction();
  const [filters, change] = useSaleFilters(profile);
  const all = useListOfferGroupsQuery(withCode(sale, marketplaceCode));
  const { data, error, refetch } = useListOfferGroupsQuery({
    ...toOfferGroupQuery(sale.eventId, filters),
    ...sale,
  });
  const asksSupport = useFlag('largeOrderRequest');
  const listed = useOffersNow(data?.offerGroups ?? noOffers);
  const offers = listed.filter(({ category }) => category === 'EVENT_ACCESS');
  const ofFans = offers.filter(({ resale }) => resale);
  // What fans sell is of no window.
  const hasResale = all.data?.hasResale && sale.marketplaceId === undefined;
  if (!data && error !== undefined)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {errorText(t, error)}
      </ErrorState>
    );
  return (
    <Stack gap={6}>
      {profile.takesCode && <CodeEntry eventId={sale.eventId} />}
      <WaysIn profile={profile} />
      <CategoryList step="transactionListings" />
      <OfferFilterBar
        filters={filters}
        onChange={change}
        offerCount={offers.length}
        maxQuantity={profile.maxPerPerson}
        priceFrom={all.data?.priceFrom}
        priceTo={all.data?.priceTo}
        offers={all.data?.offerGroups}
      />
      {hasResale && (
        <Switch
          label={t('resale')}
          checked={filters.resale}
          onCheckedChange={(resale) => change({ resale })}
        />
      )}
      {data ? (
        <Stack as="section" gap={4}>
          <OfferHeading sort={offers.length > 1 && <LazyOfferSort filters={filters} onChange={change} />}>
            {t('choose')}
          </OfferHeading>
          <OfferRows offers={offers.filter(({ resale }) => !resale)} zone={profile.summary.timezone} />
          <ResaleRows offers={ofFans} />
        </Stack>
      ) : (
        <Skeleton shape="block" height="320px" />
      )}
      <Inline gap={3}>
        {profile.seatChartId !== undefined && (
          <LinkButton href={linkTo('transactionSection')}>{t('sections')}</LinkButton>
        )}
        <LinkButton href={linkTo('transactionEventOptions')}>{t('options')}</LinkButton>
        {asksSupport && <LinkButton href={linkTo('transactionSupport')}>{t('support.title')}</LinkButton>}
      </Inline>
    </Stack>
  );
}

/** Offers of access with categories, filters and order [C2.15, C2.23]. */
export function ListingsPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('listings')}>{(profile) => <Listings profile={profile} />}</TransactionFrame>
  );
}
