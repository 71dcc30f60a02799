import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { Button, Inline, Stack } from '@foyer/ui-kit';
import { Form, SubmitButton, TextField } from '@foyer/ui-kit/forms';
import { isEmailAddress, maximumEmailLength } from '@foyer/util';

interface AccountValues {
  emailAddress: string;
}

export interface NewPayPalAccountProps {
  /** Adds the account; resolves to the error of the call, if any. */
  onSave: (emailAddress: string) => Promise<unknown>;
  onCancel: () => void;
}

const checkAddress = (value: unknown): string | undefined =>
  isEmailAddress(String(value ?? '').trim()) ? undefined : 'payouts.addressInvalid';

/** Form for the address of a PayPal account [C7.59]. */
export function NewPayPalAccount({ onSave, onCancel }: NewPayPalAccountProps) {
  const { t } = useTranslation('wallet');
  const submit = async ({ emailAddress }: AccountValues): Promise<SubmissionErrors> => {
    const error = await onSave(emailAddress.trim());
    return error === undefined ? undefined : { [FORM_ERROR]: errorText(t, error) };
  };
  return (
    <Form<AccountValues>
      onSubmit={submit}
      translate={(key) => (key.startsWith('payouts.') ? t(key as 'payouts.addressInvalid') : key)}
    >
      <Stack gap={4}>
        <TextField
          name="emailAddress"
          type="email"
          label={t('payouts.address')}
          validate={checkAddress}
          inputMode="email"
          autoComplete="email"
          maxLength={maximumEmailLength}
        />
        <Inline gap={2}>
          <SubmitButton size="medium">{t('payouts.save')}</SubmitButton>
          <Button variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
