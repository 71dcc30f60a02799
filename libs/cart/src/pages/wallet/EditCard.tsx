import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMeans } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { Button, Inline, Stack, useClock } from '@foyer/ui-kit';
import { Form, required, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { isOver, readExpiry, writeExpiry } from '../../model/payment/cardExpiry.ts';

/** Details that can change without a new card. */
export type CardDetails = Pick<PaymentMeans, 'expiryMonth' | 'expiryYear' | 'nameOnCard' | 'postalCode'>;

interface CardValues {
  expiry: string;
  nameOnCard: string;
  postalCode?: string;
}

export interface EditCardProps {
  means: PaymentMeans;
  /** Updates the card; resolves to the error of the call, if any. */
  onSave: (details: CardDetails) => Promise<unknown>;
  onCancel: () => void;
}

const nameIsThere = required('edit.nameMissing');

/** Form for the details of a stored card: its date, name and postal code [C7.57]. */
export function EditCard({ means, onSave, onCancel }: EditCardProps) {
  const { t } = useTranslation('wallet');
  const clock = useClock();
  const { nameOnCard, postalCode = '' } = means;
  const expiry = writeExpiry(means);
  const initialValues = useMemo(() => ({ expiry, nameOnCard, postalCode }), [expiry, nameOnCard, postalCode]);
  const checkExpiry = (value: unknown): string | undefined => {
    const read = readExpiry(String(value ?? ''));
    if (!read) return 'edit.expiryInvalid';
    return isOver(read, clock()) ? 'edit.expiryOver' : undefined;
  };
  const submit = async (values: CardValues): Promise<SubmissionErrors> => {
    const postal = values.postalCode?.trim() ?? '';
    const details = { ...readExpiry(values.expiry)!, nameOnCard: values.nameOnCard.trim() };
    const error = await onSave({ ...details, ...(postal === '' ? {} : { postalCode: postal }) });
    return error === undefined ? undefined : { [FORM_ERROR]: errorText(t, error) };
  };
  return (
    <Form<CardValues>
      initialValues={initialValues}
      onSubmit={submit}
      translate={(key) => (key.startsWith('edit.') ? t(key as 'edit.expiryInvalid') : key)}
    >
      <Stack gap={4}>
        <TextField
          name="expiry"
          label={t('edit.expiry')}
          validate={checkExpiry}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
        />
        <TextField
          name="nameOnCard"
          label={t('edit.nameOnCard')}
          validate={nameIsThere}
          autoComplete="cc-name"
          maxLength={120}
        />
        <TextField name="postalCode" label={t('edit.postalCode')} autoComplete="postal-code" maxLength={20} />
        <Inline gap={2}>
          <SubmitButton size="medium">{t('edit.save')}</SubmitButton>
          <Button variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
