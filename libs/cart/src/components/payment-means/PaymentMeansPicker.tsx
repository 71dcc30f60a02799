import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMeans, PaymentMethod, PaymentType } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListPaymentMeansQuery, useListPaymentMethodsQuery } from '@foyer/api-client/cart';
import { Badge, Checkbox, ErrorState, RadioGroup, Skeleton, Stack } from '@foyer/ui-kit';
import { isListed } from '../../model/payment/enteredCard.ts';
import type { RefusalReason } from '../../model/payment/paymentFlow.ts';
import { CardMark } from './CardMark.tsx';
import { FocusedProblem } from './FocusedProblem.tsx';

const anotherCard = 'another';

export interface PaymentMeansPickerProps {
  eventId: string;
  /** Id of the chosen card; undefined opens the fields for a new card. */
  value: string | undefined;
  /** Chosen method on a provider's page, in place of a card. */
  method?: PaymentType | undefined;
  onMethodChange?: (method: PaymentType) => void;
  /** Cards that the bank refused, by id; marked, but still selectable. */
  refused?: Readonly<Record<string, RefusalReason>>;
  onValueChange: (paymentMethodId: string | undefined) => void;
  /** Whether a new card is to be stored once the payment has succeeded. */
  saves: boolean;
  onSavesChange: (saves: boolean) => void;
  /** Card that was entered for this purchase; others that are not stored are not listed. */
  enteredId?: string | undefined;
  /** Card that is not listed. */
  hiddenId?: string | undefined;
  /** Renders the fields for a new card. */
  fields: (hostedFieldsUrl: string) => ReactNode;
  /** Failure to take the card of the fields; shown below them, and focused. */
  problem?: unknown;
}

/** Marks the value of a method among those of cards. */
const methodMark = 'method:';

const noneRefused: Readonly<Record<string, RefusalReason>> = {};

/** Methods on a provider's page have no hosted fields. */
const isExternal = ({ hostedFieldsUrl }: PaymentMethod): boolean => hostedFieldsUrl === undefined;

/** Stored cards, the fields for a new one, and methods on a provider's page [C3.12, C3.30]. A new card pays this purchase; saving it is optional. */
export function PaymentMeansPicker(props: PaymentMeansPickerProps) {
  const { eventId, value, method, refused = noneRefused, onValueChange, saves, onSavesChange } = props;
  const { onMethodChange, enteredId, hiddenId, fields, problem } = props;
  const { t } = useTranslation('cart');
  const means = useListPaymentMeansQuery({ onePurchase: true, eventId });
  const methods = useListPaymentMethodsQuery({ eventId });
  if (means.isLoading || methods.isLoading) return <Skeleton height="160px" shape="block" />;
  const card = methods.data?.paymentMethods.find((each) => each.paymentType === 'CreditCard');
  if (!means.data || !methods.data || !card?.hostedFieldsUrl) {
    const retry = () => void Promise.all([means.refetch(), methods.refetch()]);
    return <ErrorState title={t('card.loadFailed')} onRetry={retry} headingLevel={3} />;
  }
  const cards = means.data.paymentMeans.filter(
    (each) => each.paymentMethodId !== hiddenId && isListed(each, enteredId),
  );
  const isFull = cards.filter((each) => !each.onePurchase).length >= methods.data.maxStoredCards;
  const chosen = cards.find((each) => each.paymentMethodId === value);
  const isOpen = chosen === undefined && method === undefined;
  const maySave = !isFull && (isOpen || chosen?.onePurchase === true);
  const detailOf = ({
    paymentMethodId,
    lastDeclined,
    expired,
    expiryMonth,
    expiryYear,
  }: PaymentMeans): string => {
    if (expired) return t('card.expired');
    const reason = refused[paymentMethodId];
    if (reason !== undefined) return t(`decline.reason.${reason}`);
    if (lastDeclined) return t('card.lastDeclined');
    return t('card.expires', { month: String(expiryMonth).padStart(2, '0'), year: expiryYear });
  };
  const options = cards.map((each) => ({
    value: each.paymentMethodId,
    label: (
      <>
        {t('card.ending', { brand: t(`brand.${each.brand}`), lastFour: each.lastFour })}{' '}
        {each.paymentMethodId in refused && <Badge tone="danger">{t('decline.mark')}</Badge>}
      </>
    ),
    detail: detailOf(each),
    disabled: each.expired,
    after: <CardMark brand={each.brand} />,
  }));
  const external = onMethodChange ? methods.data.paymentMethods.filter(isExternal) : [];
  const choose = (next: string): void => {
    const chosenMethod = external.find((each) => `${methodMark}${each.paymentType}` === next);
    if (chosenMethod) onMethodChange?.(chosenMethod.paymentType);
    else onValueChange(next === anotherCard ? undefined : next);
  };
  const shown = method === undefined ? (value ?? '') : `${methodMark}${method}`;
  return (
    <Stack gap={4}>
      {cards.length + external.length > 0 && (
        <RadioGroup
          label={t('card.choose')}
          name="paymentMeans"
          variant="cards"
          value={isOpen ? anotherCard : shown}
          onValueChange={choose}
          options={[
            ...options,
            { value: anotherCard, label: t(cards.length > 0 ? 'card.another' : 'brand.unknown') },
            ...external.map((each) => ({
              value: `${methodMark}${each.paymentType}`,
              label: each.label,
              detail: t('external.hint'),
            })),
          ]}
        />
      )}
      {isOpen && fields(card.hostedFieldsUrl)}
      {isOpen && problem !== undefined && <FocusedProblem text={errorText(t, problem)} />}
      {maySave && <Checkbox label={t('card.save')} checked={saves} onCheckedChange={onSavesChange} />}
    </Stack>
  );
}
