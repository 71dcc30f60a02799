import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import {
  useAddPaymentMeansMutation,
  useListPaymentMeansQuery,
  useListPaymentMethodsQuery,
} from '@foyer/api-client/cart';
import { ErrorState, Notice, RadioGroup, Skeleton, Stack } from '@foyer/ui-kit';
import { NewCard } from './NewCard.tsx';
import { useCardName } from './useWallet.ts';

const anotherCard = 'another';

export interface StoredCardPickerProps {
  /** Name of the choice. */
  label: string;
  /** Id of the chosen card. */
  value: string | undefined;
  onValueChange: (paymentMethodId: string | undefined) => void;
}

/** Choice of a stored card for a later charge, with fields that store a new one [C7.56]. */
export function StoredCardPicker({ label, value, onValueChange }: StoredCardPickerProps) {
  const { t } = useTranslation(['cart', 'wallet']);
  const means = useListPaymentMeansQuery({});
  const methods = useListPaymentMethodsQuery({});
  const [add] = useAddPaymentMeansMutation();
  const [problem, setProblem] = useState<unknown>();
  const nameOf = useCardName();
  if (means.isLoading || methods.isLoading) return <Skeleton height="160px" shape="block" />;
  const url = methods.data?.paymentMethods.find(
    ({ paymentType }) => paymentType === 'CreditCard',
  )?.hostedFieldsUrl;
  if (!means.data || !methods.data || url === undefined) {
    const retry = () => void Promise.all([means.refetch(), methods.refetch()]);
    return <ErrorState title={t('card.loadFailed')} onRetry={retry} headingLevel={3} />;
  }
  const cards = means.data.paymentMeans.filter((each) => !each.onePurchase);
  const isFull = cards.length >= methods.data.maxStoredCards;
  const chosen = cards.find((each) => each.paymentMethodId === value);
  const store = async (cardToken: string): Promise<void> => {
    setProblem(undefined);
    const { data, error } = await add({ cardToken });
    if (data) onValueChange(data.paymentMethodId);
    else setProblem(error);
  };
  const another = { value: anotherCard, label: t('card.another') };
  return (
    <Stack gap={4}>
      {cards.length > 0 && (
        <RadioGroup
          label={label}
          name="storedCard"
          variant="cards"
          value={chosen?.paymentMethodId ?? anotherCard}
          onValueChange={(next) => onValueChange(next === anotherCard ? undefined : next)}
          options={[
            ...cards.map((each) => ({
              value: each.paymentMethodId,
              label: nameOf(each),
              detail: each.expired
                ? t('card.expired')
                : t('card.expires', {
                    month: String(each.expiryMonth).padStart(2, '0'),
                    year: each.expiryYear,
                  }),
              disabled: each.expired,
            })),
            ...(isFull ? [] : [another]),
          ]}
        />
      )}
      {!chosen && isFull && <p>{t('wallet:full')}</p>}
      {!chosen && !isFull && <NewCard url={url} onCard={store} />}
      {problem !== undefined && <Notice tone="danger">{errorText(t, problem)}</Notice>}
    </Stack>
  );
}
