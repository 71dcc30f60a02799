import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { EventProfile, InventoryPackage } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListInventoryPackagesQuery } from '@foyer/api-client/marketplace';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { OfferHeading } from '../../components/offer-group/OfferHeading.tsx';
import { withCode } from '../../model/offer/offerFilters.ts';
import { CategoryList } from './offers/CategoryList.tsx';
import { OfferRows } from './offers/OfferRows.tsx';
import { PackageParts } from './offers/PackageParts.tsx';
import { TransactionFrame } from './frame/TransactionFrame.tsx';
import { useTransaction } from './frame/useTransaction.ts';

const kind = css({ fontSize: theme.text.small, color: theme.color.contentMuted });

function Package({ own, zone }: { own: InventoryPackage; zone: string }) {
  const { t } = useTranslation('transaction');
  return (
    <Stack gap={2} as="section">
      <p css={kind}>{t(`packageKind.${own.kind}`)}</p>
      <OfferRows offers={own.offerGroups} zone={zone} />
      <PackageParts parts={own.parts} />
    </Stack>
  );
}

function Options({ profile }: { profile: EventProfile }) {
  const { t } = useTranslation('transaction');
  const { sale, marketplaceCode, linkTo } = useTransaction();
  const { data, error, refetch } = useListInventoryPackagesQuery(withCode(sale, marketplaceCode));
  if (!data && error !== undefined)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {errorText(t, error)}
      </ErrorState>
    );
  const toOffers = <LinkButton href={linkTo('transactionListings')}>{t('listings')}</LinkButton>;
  return (
    <Stack gap={6}>
      <CategoryList />
      {!data && <Skeleton shape="block" height="240px" />}
      {data && data.inventoryPackages.length > 0 && (
        <Stack gap={4}>
          <OfferHeading>{t('packages')}</OfferHeading>
          {data.inventoryPackages.map((own) => (
            <Package key={own.inventoryPackageId} own={own} zone={profile.summary.timezone} />
          ))}
        </Stack>
      )}
      {data?.inventoryPackages.length === 0 ? (
        <EmptyState title={t('noPackages')} action={toOffers}>
          {t('noPackagesHint')}
        </EmptyState>
      ) : (
        <div>{toOffers}</div>
      )}
    </Stack>
  );
}

/** Ways to take part in an event: its categories, and packages by kind [C2.15, C3.06]. */
export function EventOptionsPage() {
  const { t } = useTranslation('transaction');
  return (
    <TransactionFrame title={t('options')}>{(profile) => <Options profile={profile} />}</TransactionFrame>
  );
}
