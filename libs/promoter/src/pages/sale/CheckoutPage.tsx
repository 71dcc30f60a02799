import { css } from '@emotion/react';
import type { ValidationErrors } from 'final-form';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  localeNames,
  supportedLocales,
  type Locale,
  type PromoterEngagement,
  type PromoterItem,
  type PromoterPaymentKind,
} from '@foyer/contract';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { Card, EmptyState, LinkButton, Notice, Price, Stack, theme } from '@foyer/ui-kit';
import {
  DateField,
  Form,
  RadioGroupField,
  SelectField,
  SubmitButton,
  TextField,
  type TranslateError,
} from '@foyer/ui-kit/forms';
import { formatMoney, isBlank, isEmailAddress } from '@foyer/util';
import { PromoterFrame } from '../../components/PromoterFrame.tsx';
import { CashChange } from './CashChange.tsx';
import { SeatNames } from './SeatNames.tsx';
import { useItem } from './useItem.ts';
import { useSell } from './useSell.ts';

interface SaleValues {
  emailAddress: string;
  firstName?: string;
  birthDate?: string;
  paymentKind: PromoterPaymentKind;
  reference?: string;
  locale?: Locale;
}

const muted = css({ color: theme.color.contentMuted });

/** Checks what every sale needs; a terminal's transaction is needed for a card alone. */
function checkSale({ emailAddress, paymentKind, reference }: Partial<SaleValues>): ValidationErrors {
  const errors: ValidationErrors = {};
  if (isBlank(emailAddress ?? '')) errors['emailAddress'] = 'errors.required';
  else if (!isEmailAddress((emailAddress ?? '').trim())) errors['emailAddress'] = 'errors.email';
  if (paymentKind === 'card' && isBlank(reference ?? '')) errors['reference'] = 'errors.required';
  return errors;
}

interface RefusalProps {
  failed: NonNullable<ReturnType<typeof useSell>['failed']>;
  /** Address of the seats. */
  seats: string;
}

/** Why nothing was sold, or that the outcome is not known yet. */
function Refusal({ failed: { error, isUnknown }, seats }: RefusalProps) {
  const { t } = useTranslation('promoter');
  return (
    <Notice tone={isUnknown ? 'warning' : 'danger'}>
      <Stack gap={2}>
        <p>{isUnknown ? t('sale.unknown') : errorText(t, error)}</p>
        {errorCodeOf(error) === 'invalidSeatCodes' && (
          <LinkButton href={seats}>{t('sale.otherSeats')}</LinkButton>
        )}
      </Stack>
    </Notice>
  );
}

interface SaleFormProps {
  /** Picked on the map; the best of the stock if empty. */
  seatCodes: readonly string[];
  item: PromoterItem;
  quantity: number;
  engagement: PromoterEngagement;
}

function SaleForm({ item, quantity, seatCodes, engagement }: SaleFormProps) {
  const { t, i18n } = useTranslation('promoter');
  const navigate = useNavigate();
  const paths = usePaths();
  const { eventId } = engagement.event;
  const [firstKind = 'cash'] = engagement.paymentKinds;
  const { send, failed, total } = useSell({ item, quantity }, (sold) => {
    const { transactionId } = sold;
    void navigate(paths.promoterTransactions({ eventId, transactionId }), {
      replace: true,
      state: { isNew: true, ...('url' in sold ? { url: sold.url } : {}) },
    });
  });
  const amount = formatMoney(total, i18n.language);
  const seats = paths.promoterSection({ eventId, tokenAssignmentGroupId: item.offerGroupId });
  const translate = useCallback<TranslateError>(
    (key, values) => (i18n.exists(key, { ns: 'promoter' }) ? t(key, values ?? {}) : key),
    [t, i18n],
  );
  const submit = ({
    emailAddress,
    firstName = '',
    birthDate = '',
    paymentKind,
    reference = '',
    locale = i18n.language as Locale,
  }: SaleValues) =>
    send({
      eventId,
      lines: [
        {
          ...{ offerGroupId: item.offerGroupId, quantity },
          // Who picks seats sees whether they lie together.
          ...(seatCodes.length > 0 ? { seatCodes: [...seatCodes], maySplit: true } : {}),
        },
      ],
      guest: {
        emailAddress: emailAddress.trim(),
        ...(isBlank(firstName) ? {} : { firstName: firstName.trim() }),
        ...(isBlank(birthDate) || paymentKind === 'link' ? {} : { birthDate }),
        locale,
      },
      ...(paymentKind === 'link'
        ? {}
        : {
            payment: {
              paymentKind,
              amount: total,
              ...(paymentKind === 'card' ? { reference: reference.trim() } : {}),
            },
          }),
    });
  return (
    <Form<SaleValues>
      initialValues={{ locale: i18n.language as Locale }}
      validate={checkSale}
      onSubmit={submit}
      translate={translate}
    >
      {({ values: { paymentKind = firstKind } }) => (
        <Stack gap={4}>
          <Price
            prefix={t('sale.total')}
            amount={amount}
            note={t('transactions.of', { quantity, name: item.name })}
          />
          {seatCodes.length > 0 && <SeatNames eventId={eventId} seatCodes={seatCodes} />}
          <TextField
            name="emailAddress"
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('sale.email')}
            hint={t('sale.emailHint')}
          />
          <TextField name="firstName" autoComplete="off" label={t('sale.firstName')} optional />
          <SelectField
            name="locale"
            label={t('sale.language')}
            options={supportedLocales.map((value) => ({ value, label: localeNames[value] }))}
          />
          {engagement.event.minimumAge !== undefined && paymentKind !== 'link' && (
            <DateField
              name="birthDate"
              locale={i18n.language}
              label={t('sale.birthDate')}
              hint={t('sale.birthDateHint')}
            />
          )}
          <RadioGroupField
            name="paymentKind"
            label={t('sale.kind')}
            defaultValue={firstKind}
            options={engagement.paymentKinds.map((kind) => ({
              value: kind,
              label: t(`inventory.kind.${kind}`),
            }))}
          />
          {paymentKind === 'card' && (
            <TextField name="reference" autoComplete="off" label={t('sale.reference')} />
          )}
          {paymentKind === 'cash' && <CashChange total={total} />}
          {failed && <Refusal failed={failed} seats={seats} />}
          <SubmitButton>{t(`sale.take.${paymentKind}`, { amount })}</SubmitButton>
          {paymentKind === 'link' && <p css={muted}>{t('sale.linkHint')}</p>}
        </Stack>
      )}
    </Form>
  );
}

/** Last step of a new sale: the guest, and what was paid [C2.21f, C2.32f]. */
export function CheckoutPage() {
  const { t } = useTranslation('promoter');
  const paths = usePaths();
  const { eventId, offerGroupId, query, engagement, item, isOpen, quantity, seatCodes } = useItem();
  const whole = engagement.data && query.data ? query : { ...engagement, data: undefined };
  const href = paths.promoterItem({ eventId, tokenAssignmentGroupId: offerGroupId });
  const canSell = item && isOpen && engagement.data && engagement.data.paymentKinds.length > 0;
  return (
    <PromoterFrame
      title={t('sale.guest')}
      steps={[
        { label: t('sale.title'), href: paths.promoterSale({ eventId }) },
        ...(item ? [{ label: item.name, href }] : []),
      ]}
      query={whole}
      failed={t('inventory.failed')}
    >
      {canSell ? (
        <Card as="section">
          <SaleForm item={item} quantity={quantity} seatCodes={seatCodes} engagement={engagement.data!} />
        </Card>
      ) : (
        <EmptyState
          title={t('sale.soldOut')}
          action={<LinkButton href={paths.promoterSale({ eventId })}>{t('sale.back')}</LinkButton>}
        >
          {t('sale.closed')}
        </EmptyState>
      )}
    </PromoterFrame>
  );
}
