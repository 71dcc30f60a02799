import { useField } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useInitiateResetPasswordMutation } from '@foyer/api-client/identity';
import { Button, Notice } from '@foyer/ui-kit';
import type { Availability } from '../../model/signUp.ts';

/** Inside a form: the address belongs to a partial account; mails the link to finish it [I4.09, I8.09]. */
export function BegunAccount({ known }: { known: ReadonlyMap<string, Availability> }) {
  const { t } = useTranslation('identity');
  const [send, { isLoading, isSuccess, error }] = useInitiateResetPasswordMutation();
  const { input } = useField<string | undefined>('emailAddress', { subscription: { value: true } });
  const emailAddress = (input.value ?? '').trim();
  if (known.get(emailAddress) !== 'begun') return null;
  if (isSuccess) return <Notice tone="success">{t('forgot.sent', { emailAddress })}</Notice>;
  return (
    <Notice
      tone={error === undefined ? 'info' : 'danger'}
      title={t('signUp.begun')}
      action={
        <Button loading={isLoading} onClick={() => void send({ emailAddress })}>
          {t('forgot.submit')}
        </Button>
      }
    >
      {error === undefined ? t('signUp.begunHint', { emailAddress }) : errorText(t, error)}
    </Notice>
  );
}
