import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPaymentMeansQuery, useListPaymentMethodsQuery } from '@foyer/api-client/cart';
import { useAbility } from '@foyer/api-client/shell';
import { ProfileFrame, ProfileSection } from '@foyer/identity';
import { Button, ErrorState, LiveRegion, Notice, Skeleton, Stack } from '@foyer/ui-kit';
import { NewCard } from './NewCard.tsx';
import { NothingYet } from './NothingYet.tsx';
import { PayoutMethods } from './PayoutMethods.tsx';
import { StoredCard } from './StoredCard.tsx';
import { useWallet } from './useWallet.ts';

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** Wallet of the profile: stored cards and payout accounts [I2.13, I3.10, C7.56, C7.57, I7.21]. */
export function WalletPage() {
  const { t } = useTranslation(['wallet', 'cart']);
  const means = useListPaymentMeansQuery({});
  const methods = useListPaymentMethodsQuery({});
  const { said, busyId, store, makeDefault, edit, remove } = useWallet(() => void means.refetch());
  const hasResale = useAbility('resale');
  const [isAdding, setAdding] = useState(false);
  const cards = means.data?.paymentMeans ?? [];
  const fieldsUrl = methods.data?.paymentMethods.find(
    ({ paymentType }) => paymentType === 'CreditCard',
  )?.hostedFieldsUrl;
  const isFull = methods.data !== undefined && cards.length >= methods.data.maxStoredCards;
  const hasFailed = means.error !== undefined || methods.error !== undefined;
  const retry = (): void => void Promise.all([means.refetch(), methods.refetch()]);
  const onCard = async (cardToken: string): Promise<void> => {
    if (await store(cardToken)) setAdding(false);
  };
  const isReady = means.data !== undefined && fieldsUrl !== undefined;
  return (
    <ProfileFrame title={t('title')}>
      <Stack gap={10}>
        <ProfileSection title={t('cards')}>
          <LiveRegion>{said && <Notice tone={said.tone}>{said.text}</Notice>}</LiveRegion>
          {!isReady && !hasFailed && <Skeleton shape="block" height="160px" />}
          {!isReady && hasFailed && (
            <ErrorState
              headingLevel={3}
              title={t('cart:card.loadFailed')}
              onRetry={retry}
              retrying={means.isFetching || methods.isFetching}
            />
          )}
          {isReady && cards.length === 0 && !isAdding && (
            <NothingYet title={t('none')}>{t('noneHint')}</NothingYet>
          )}
          {isReady && cards.length > 0 && (
            <Stack as="ul" gap={3} css={list}>
              {cards.map((card) => (
                <StoredCard
                  key={card.paymentMethodId}
                  means={card}
                  isBusy={busyId === card.paymentMethodId}
                  onMakeDefault={() => void makeDefault(card)}
                  onEdit={(details) => edit(card, details)}
                  onRemove={() => void remove(card)}
                />
              ))}
            </Stack>
          )}
          {isReady && isAdding && <NewCard url={fieldsUrl} onCard={onCard} />}
          {isReady && isFull && <p>{t('full')}</p>}
          {isReady && !isFull && (
            <div>
              <Button variant={isAdding ? 'text' : 'secondary'} onClick={() => setAdding(!isAdding)}>
                {isAdding ? t('cancel') : t('add')}
              </Button>
            </div>
          )}
        </ProfileSection>
        {hasResale && <PayoutMethods />}
      </Stack>
    </ProfileFrame>
  );
}
