import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMeans } from '@foyer/contract';
import {
  useAddPaymentMeansMutation,
  useListPaymentMeansQuery,
  useListPaymentMethodsQuery,
} from '@foyer/api-client/cart';
import { ErrorState, Notice, RadioGroup, Skeleton, Stack } from '@foyer/ui-kit';
import { cartErrorText } from '../../messages/cartErrors.ts';
import { HostedCardFields } from './HostedCardFields.tsx';

const anotherCard = 'another';
const brands: Record<PaymentMeans['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unknown: '•',
};

export interface PaymentMeansPickerProps {
  eventId: string;
  value: string | undefined;
  onValueChange: (paymentMethodId: string | undefined) => void;
}

/** The stored cards, and the fields for another one [C3.30]. A new card is chosen as soon as it is stored. */
export function PaymentMeansPicker({ eventId, value, onValueChange }: PaymentMeansPickerProps) {
  const { t } = useTranslation('cart');
  const means = useListPaymentMeansQuery();
  const methods = useListPaymentMethodsQuery({ eventId });
  const [addCard] = useAddPaymentMeansMutation();
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<unknown>();
  const store = useCallback(
    async (cardToken: string) => {
      setError(undefined);
      const answer = await addCard({ idempotencyKey: crypto.randomUUID(), request: { cardToken } });
      if (answer.error) return setError(answer.error);
      onValueChange(answer.data.paymentMethodId);
      setAdding(false);
    },
    [addCard, onValueChange],
  );
  if (means.isLoading || methods.isLoading) return <Skeleton height="160px" shape="block" />;
  const card = methods.data?.paymentMethods.find((each) => each.paymentType === 'CreditCard');
  if (!means.data || !methods.data || !card) {
    const retry = () => void Promise.all([means.refetch(), methods.refetch()]);
    return <ErrorState title={t('card.loadFailed')} onRetry={retry} headingLevel={3} />;
  }
  const stored = means.data.paymentMeans;
  const isFull = stored.length >= methods.data.maxStoredCards;
  const shown = isAdding || stored.length === 0;
  const options = stored.map((each) => ({
    value: each.paymentMethodId,
    label: t('card.ending', { brand: brands[each.brand], lastFour: each.lastFour }),
    detail: each.expired
      ? t('card.expired')
      : t('card.expires', { month: String(each.expiryMonth).padStart(2, '0'), year: each.expiryYear }),
    disabled: each.expired,
  }));
  const choose = (next: string): void => {
    setAdding(next === anotherCard);
    onValueChange(next === anotherCard ? undefined : next);
  };
  return (
    <Stack gap={4}>
      {stored.length > 0 && (
        <RadioGroup
          label={t('card.choose')}
          name="paymentMeans"
          variant="cards"
          value={isAdding ? anotherCard : (value ?? '')}
          onValueChange={choose}
          options={isFull ? options : [...options, { value: anotherCard, label: t('card.another') }]}
        />
      )}
      {error !== undefined && <Notice tone="danger">{cartErrorText(t, error)}</Notice>}
      {shown && <HostedCardFields url={card.hostedFieldsUrl} submitLabel={t('card.use')} onCard={store} />}
    </Stack>
  );
}
