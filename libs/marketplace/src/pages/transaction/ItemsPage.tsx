import { useTranslation } from 'react-i18next';
import type { EventProfile, ItemCategory } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { ErrorState, Skeleton, Stack } from '@foyer/ui-kit';
import { OfferHeading } from '../../components/offer-group/OfferHeading.tsx';
import { extraProducts } from '../../model/offer/extraProducts.ts';
import { withCode } from '../../model/offer/offerFilters.ts';
import { CategoryList } from './offers/CategoryList.tsx';
import { OfferRows } from './offers/OfferRows.tsx';
import { TransactionFrame } from './frame/TransactionFrame.tsx';
import { useTransaction, type TransactionStep } from './frame/useTransaction.ts';

interface ItemsProps {
  profile: EventProfile;
  categories: readonly ItemCategory[];
  step: TransactionStep;
}

/** Extras of some categories; the sizes of one item are one row, under the name of the item. */
function Items({ profile, categories, step }: ItemsProps) {
  const { t } = useTranslation('transaction');
  const { sale, marketplaceCode } = useTransaction();
  const { data, error, refetch } = useListOfferGroupsQuery(withCode(sale, marketplaceCode));
  if (!data && error !== undefined)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {errorText(t, error)}
      </ErrorState>
    );
  const offers = data?.offerGroups.filter(({ category }) => categories.includes(category)) ?? [];
  const rows = extraProducts(offers, profile.salesGroups).map(({ name, offers: [first] }) => ({
    ...first,
    name,
  }));
  return (
    <Stack gap={6}>
      <CategoryList step={step} />
      {data ? (
        <Stack as="section" gap={4}>
          <OfferHeading>{t('choose')}</OfferHeading>
          <OfferRows offers={rows} zone={profile.summary.timezone} />
        </Stack>
      ) : (
        <Skeleton shape="block" height="320px" />
      )}
    </Stack>
  );
}

const merchandise: readonly ItemCategory[] = ['MERCHANDISE', 'COLLECTIBLE'];
const addOns: readonly ItemCategory[] = ['ADD_ON', 'CHARITY'];

/** Merchandise and collectibles of an event [C2.15]. */
export function MerchItemsPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('merchItems')}>
      {(profile) => <Items profile={profile} categories={merchandise} step="transactionMerchItems" />}
    </TransactionFrame>
  );
}

/** Add-ons of an event, and donations [C2.15, C3.02]. */
export function AddonItemsPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('addonItems')}>
      {(profile) => <Items profile={profile} categories={addOns} step="transactionAddonItems" />}
    </TransactionFrame>
  );
}
