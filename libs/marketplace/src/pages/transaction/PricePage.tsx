import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, PriceBreakdown } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useGetOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { priceRows } from '@foyer/cart';
import { formatMoney } from '@foyer/util';
import { Card, ErrorState, LinkButton, PriceRows, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { OfferDetails } from '../../components/offer-group/OfferDetails.tsx';
import { TutorialCard, TutorialFacts } from '../../components/tutorial/TutorialCard.tsx';
import { withCode } from '../../model/offer/offerFilters.ts';
import { optionsStepOf } from './offers/stepOfCategory.ts';
import { TransactionFrame } from './frame/TransactionFrame.tsx';
import { useTransaction } from './frame/useTransaction.ts';

/** Explains what a price is made of [C2.26d]. */
function PriceTutorial() {
  const { t } = useTranslation('transaction');
  return (
    <TutorialCard name="price" title={t('tutorial.title')} dismissText={t('tutorial.dismiss')}>
      <TutorialFacts facts={[t('tutorial.fees'), t('tutorial.tax'), t('tutorial.total')]} />
    </TutorialCard>
  );
}

const cards = css({
  display: 'grid',
  gap: theme.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
});

function Parts({ title, price }: { title: string; price: PriceBreakdown }) {
  const { t, i18n } = useTranslation('transaction');
  const rows = priceRows(i18n.getFixedT(i18n.language, 'cart'), price, i18n.language);
  return (
    <Card>
      <Stack gap={3}>
        <h3>{title}</h3>
        <PriceRows
          rows={rows}
          total={{ label: t('withTax'), amount: formatMoney(price.total, i18n.language) }}
        />
      </Stack>
    </Card>
  );
}

function Prices({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const { eventId, marketplaceCode, offerGroupId, linkTo } = useTransaction();
  const { data, error, refetch } = useGetOfferGroupsQuery(
    withCode({ eventId, offerGroupIds: [offerGroupId ?? ''] }, marketplaceCode),
    { skip: offerGroupId === undefined },
  );
  const offer = data?.offerGroups[0];
  const back = <LinkButton href={linkTo('transactionListings')}>{t('listings')}</LinkButton>;
  if (offerGroupId === undefined || (data && !offer))
    return (
      <ErrorState title={t('offerGone')} action={back}>
        {t('offerGoneHint')}
      </ErrorState>
    );
  if (!offer && error !== undefined)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()} action={back}>
        {errorText(t, error)}
      </ErrorState>
    );
  if (!offer) return <Skeleton shape="block" height="240px" />;
  const prices = offer.agePrices.map(({ ageGroup, price }) => ({ title: t(`age.${ageGroup}`), price }));
  return (
    <Stack gap={4}>
      <h2>{offer.name}</h2>
      <OfferDetails offer={offer} zone={profile.summary.timezone} />
      <PriceTutorial />
      <div css={cards}>
        {(prices.length > 0 ? prices : [{ title: t('each'), price: offer.price }]).map((each) => (
          <Parts key={each.title} {...each} />
        ))}
      </div>
      <div>
        <LinkButton href={linkTo(optionsStepOf(offer.category), offer.offerGroupId)}>
          {t('choose')}
        </LinkButton>
      </div>
    </Stack>
  );
}

/** Price details of an offer: its parts, by age group and by date [C2.15, C3.08]. */
export function PricePage() {
  const { t } = useTranslation('transaction');
  return <TransactionFrame title={t('price')}>{(profile) => <Prices profile={profile} />}</TransactionFrame>;
}
