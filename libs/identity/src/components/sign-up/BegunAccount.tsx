import { useTranslation } from 'react-i18next';
import { useInitiateResetPasswordMutation } from '@foyer/api-client/identity';
import { Button, Notice } from '@foyer/ui-kit';
import { identityErrorText } from '../../messages/identityErrors.ts';

/** An account waits for the owner of an address: mails them the link to finish it [I4.09, I8.09]. */
export function BegunAccount({ emailAddress }: { emailAddress: string }) {
  const { t } = useTranslation('identity');
  const [send, { isLoading, isSuccess, error }] = useInitiateResetPasswordMutation();
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
      {error === undefined ? t('signUp.begunHint', { emailAddress }) : identityErrorText(t, error)}
    </Notice>
  );
}
