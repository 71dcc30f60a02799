import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { PayoutMethod } from '@foyer/contract';
import { useListPayoutMethodsQuery } from '@foyer/api-client/cart';
import { ProfileSection } from '@foyer/identity';
import { Card, EmptyState, ErrorState, formatInstant, Skeleton, Stack, theme } from '@foyer/ui-kit';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const muted = css({ color: theme.color.contentMuted });
const address = css({ overflowWrap: 'anywhere' });

/** Entry of one payout account. */
function Method({ payoutType, emailAddress, addedAt }: PayoutMethod) {
  const { t, i18n } = useTranslation('wallet');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const date = formatInstant(new Date(addedAt), {
    zone,
    locale: i18n.language,
    format: 'date',
    showZone: false,
  });
  return (
    <Card as="li">
      <strong>{t(`payouts.type.${payoutType}`)}</strong>
      <p css={address}>{emailAddress}</p>
      <p css={muted}>{t('payouts.added', { date })}</p>
    </Card>
  );
}

/** Payout accounts for sale proceeds [C3.30, C7.59]. */
export function PayoutMethods() {
  const { t } = useTranslation('wallet');
  const { data, error, isFetching, refetch } = useListPayoutMethodsQuery();
  const methods = data?.payoutMethods;
  return (
    <ProfileSection title={t('payouts.title')} hint={t('payouts.hint')}>
      {!methods && error === undefined && <Skeleton shape="block" height="96px" />}
      {!methods && error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('payouts.loadFailed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {methods?.length === 0 && (
        <EmptyState headingLevel={3} title={t('payouts.none')}>
          {t('payouts.noneHint')}
        </EmptyState>
      )}
      {methods && methods.length > 0 && (
        <Stack as="ul" gap={3} css={list}>
          {methods.map((method) => (
            <Method key={method.payoutMethodId} {...method} />
          ))}
        </Stack>
      )}
    </ProfileSection>
  );
}
