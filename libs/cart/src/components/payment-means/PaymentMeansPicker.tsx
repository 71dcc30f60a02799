import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMeans } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useAddPaymentMeansMutation,
  useListPaymentMeansQuery,
  useListPaymentMethodsQuery,
} from '@foyer/api-client/cart';
import { Badge, Checkbox, ErrorState, Notice, RadioGroup, Skeleton, Stack } from '@foyer/ui-kit';
import type { RefusalReason } from '../../model/paymentFlow.ts';
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
  /** Id of the chosen card; undefined opens the fields for a new card. */
  value: string | undefined;
  /** Cards that the bank refused, by id; marked, but still selectable. */
  refused?: Readonly<Record<string, RefusalReason>>;
  onValueChange: (paymentMethodId: string | undefined) => void;
  /** Whether a new card is to be stored once the payment has succeeded. */
  saves: boolean;
  onSavesChange: (saves: boolean) => void;
}

const noneRefused: Readonly<Record<string, RefusalReason>> = {};

/** Stored cards, and the fields for a new one [C3.30]. A new card pays this purchase; saving it is optional. */
export function PaymentMeansPicker(props: PaymentMeansPickerProps) {
  const { eventId, value, refused = noneRefused, onValueChange, saves, onSavesChange } = props;
  const { t } = useTranslation('cart');
  const means = useListPaymentMeansQuery({ onePurchase: true });
  const methods = useListPaymentMethodsQuery({ eventId });
  const [addCard] = useAddPaymentMeansMutation();
  const [addedId, setAddedId] = useState<string>();
  const [error, setError] = useState<unknown>();
  const group = useRef<HTMLDivElement>(null);
  const use = useCallback(
    async (cardToken: string) => {
      setError(undefined);
      const answer = await addCard({ cardToken, onePurchase: true });
      if (answer.error) return setError(answer.error);
      onValueChange(answer.data.paymentMethodId);
      setAddedId(answer.data.paymentMethodId);
    },
    [addCard, onValueChange],
  );
  const isListed = means.data?.paymentMeans.some((each) => each.paymentMethodId === addedId) ?? false;
  // The focused button unmounts with the fields, so focus moves to the new card.
  useEffect(() => {
    if (isListed) group.current?.querySelector<HTMLInputElement>(`input[value="${addedId}"]`)?.focus();
  }, [isListed, addedId]);
  if (means.isLoading || methods.isLoading) return <Skeleton height="160px" shape="block" />;
  const card = methods.data?.paymentMethods.find((each) => each.paymentType === 'CreditCard');
  if (!means.data || !methods.data || !card) {
    const retry = () => void Promise.all([means.refetch(), methods.refetch()]);
    return <ErrorState title={t('card.loadFailed')} onRetry={retry} headingLevel={3} />;
  }
  const cards = means.data.paymentMeans;
  const isFull = cards.filter((each) => !each.onePurchase).length >= methods.data.maxStoredCards;
  const chosen = cards.find((each) => each.paymentMethodId === value);
  const isOpen = chosen === undefined;
  const maySave = !isFull && (isOpen || chosen.onePurchase === true);
  const detailOf = ({ paymentMethodId, expired, expiryMonth, expiryYear }: PaymentMeans): string => {
    if (expired) return t('card.expired');
    const reason = refused[paymentMethodId];
    if (reason !== undefined) return t(`decline.reason.${reason}`);
    return t('card.expires', { month: String(expiryMonth).padStart(2, '0'), year: expiryYear });
  };
  const options = cards.map((each) => ({
    value: each.paymentMethodId,
    label: t('card.ending', { brand: brands[each.brand], lastFour: each.lastFour }),
    detail: detailOf(each),
    disabled: each.expired,
    ...(each.paymentMethodId in refused ? { after: <Badge tone="danger">{t('decline.mark')}</Badge> } : {}),
  }));
  const choose = (next: string): void => {
    setAddedId(undefined);
    onValueChange(next === anotherCard ? undefined : next);
  };
  return (
    <Stack gap={4}>
      {cards.length > 0 && (
        <div ref={group}>
          <RadioGroup
            label={t('card.choose')}
            name="paymentMeans"
            variant="cards"
            value={isOpen ? anotherCard : (value ?? '')}
            onValueChange={choose}
            options={[...options, { value: anotherCard, label: t('card.another') }]}
          />
        </div>
      )}
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {isOpen && <HostedCardFields url={card.hostedFieldsUrl} submitLabel={t('card.use')} onCard={use} />}
      {maySave && <Checkbox label={t('card.save')} checked={saves} onCheckedChange={onSavesChange} />}
    </Stack>
  );
}
