import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useVerifyResetPasswordEmailQuery } from '@foyer/api-client/identity';
import { EmptyState, Spinner, Stack } from '@foyer/ui-kit';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/**
 * A new password by the link of a mail, which is checked when it is opened: checking, expired with a new one to be sent,
 * something missing, the form [I4.07, I8.08]. Whose it is the server says; an answer without that is missing something.
 */
export function ResetPasswordStep() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error } = useVerifyResetPasswordEmailQuery({ token }, { skip: token === '' });
  const isIncomplete = token === '' || data?.emailAddress === '';
  // A link that was good stays so for its form: changing the password uses it up.
  if (data && !isIncomplete) return <NewPasswordForm token={token} emailAddress={data.emailAddress} />;
  if (!isIncomplete && error === undefined) return <Spinner label={t('verify.checking')} size={40} />;
  return (
    <Stack gap={6}>
      {isIncomplete ? (
        <EmptyState title={t('link.missing')}>{t('link.missingHint')}</EmptyState>
      ) : (
        <EmptyState title={t('link.expired')}>{t('link.expiredHint')}</EmptyState>
      )}
      <ForgotPasswordForm />
    </Stack>
  );
}
