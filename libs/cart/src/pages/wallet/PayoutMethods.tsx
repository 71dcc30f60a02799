import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutMethod } from '@foyer/contract';
import { useListPayoutMethodsQuery } from '@foyer/api-client/cart';
import { ProfileSection } from '@foyer/identity';
import {
  Button,
  Card,
  ErrorState,
  formatInstant,
  LiveRegion,
  Notice,
  Skeleton,
  Stack,
  textButtonEdge,
  theme,
} from '@foyer/ui-kit';
import { NewPayPalAccount } from './NewPayPalAccount.tsx';
import { NothingYet } from './NothingYet.tsx';
import { usePayoutMethods } from './usePayoutMethods.ts';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const muted = css({ color: theme.color.contentMuted });
const address = css({ overflowWrap: 'anywhere' });

interface MethodProps {
  method: PayoutMethod;
  isBusy: boolean;
  onRemove: () => void;
}

/** Entry of one payout account. */
function Method({ method: { payoutType, emailAddress, addedAt }, isBusy, onRemove }: MethodProps) {
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
      <Button
        variant="text"
        css={textButtonEdge}
        loading={isBusy}
        aria-label={t('payouts.removeOf', { account: emailAddress })}
        onClick={onRemove}
      >
        {t('payouts.remove')}
      </Button>
    </Card>
  );
}

/** Payout accounts for sale proceeds, with adding and removing [C3.30, C7.59]. */
export function PayoutMethods() {
  const { t } = useTranslation('wallet');
  const { data, error, isFetching, refetch } = useListPayoutMethodsQuery();
  const { said, busyId, save, remove } = usePayoutMethods();
  const [isAdding, setAdding] = useState(false);
  const onSave = async (emailAddress: string): Promise<unknown> => {
    const failed = await save(emailAddress);
    if (failed === undefined) setAdding(false);
    return failed;
  };
  const methods = data?.payoutMethods;
  return (
    <ProfileSection title={t('payouts.title')} hint={t('payouts.hint')}>
      <LiveRegion>{said && <Notice tone={said.tone}>{said.text}</Notice>}</LiveRegion>
      {!methods && error === undefined && <Skeleton shape="block" height="96px" />}
      {!methods && error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('payouts.loadFailed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {methods?.length === 0 && !isAdding && (
        <NothingYet title={t('payouts.none')}>{t('payouts.noneHint')}</NothingYet>
      )}
      {methods && methods.length > 0 && (
        <Stack as="ul" gap={3} css={list}>
          {methods.map((method) => (
            <Method
              key={method.payoutMethodId}
              method={method}
              isBusy={busyId === method.payoutMethodId}
              onRemove={() => void remove(method)}
            />
          ))}
        </Stack>
      )}
      {isAdding && <NewPayPalAccount onSave={onSave} onCancel={() => setAdding(false)} />}
      {methods && !isAdding && (
        <div>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t('payouts.add')}
          </Button>
        </div>
      )}
    </ProfileSection>
  );
}
