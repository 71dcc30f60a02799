import { useTranslation } from 'react-i18next';
import { useVerifyResetPasswordEmailQuery } from '@foyer/api-client/identity';
import { Spinner, Stack } from '@foyer/ui-kit';
import { LinkProblem } from '../link/LinkProblem.tsx';
import { useLinkToken } from '../link/useLinkToken.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/**
 * New password by a mailed link, which is verified on opening: checking, expired with resend, incomplete link, form
 * [I4.07, I8.08]. The server's answer names the account; without a name it counts as incomplete.
 */
export function ResetPasswordStep() {
  const { t } = useTranslation('identity');
  const token = useLinkToken();
  const { data, error } = useVerifyResetPasswordEmailQuery({ token }, { skip: token === '' });
  const isIncomplete = token === '' || data?.emailAddress === '';
  // A verified link stays valid for its form; changing the password consumes it.
  if (data && !isIncomplete) return <NewPasswordForm token={token} emailAddress={data.emailAddress} />;
  if (!isIncomplete && error === undefined) return <Spinner label={t('verify.checking')} size={40} />;
  return (
    <Stack gap={6}>
      <LinkProblem isIncomplete={isIncomplete} expiredHint={t('link.expiredHint')} />
      <ForgotPasswordForm />
    </Stack>
  );
}
