import { useTranslation } from 'react-i18next';
import { useGetPartialUserAccountQuery } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton, Spinner, Stack } from '@foyer/ui-kit';
import { LinkProblem } from '../link/LinkProblem.tsx';
import { useLinkToken } from '../link/useLinkToken.ts';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { FinishAccountForm, type FinishAccountFormProps } from './FinishAccountForm.tsx';

/** Partial account opened by a mailed link: checking, expired, incomplete link, form [I4.09]. */
export function FinishAccountStep(props: Pick<FinishAccountFormProps, 'step' | 'onNext' | 'onBack'>) {
  const { t } = useTranslation('identity');
  const token = useLinkToken();
  const paths = usePaths();
  const { data, error } = useGetPartialUserAccountQuery({ token }, { skip: token === '' });
  const isIncomplete = token === '';
  if (data) return <FinishAccountForm {...props} token={token} account={data} />;
  if (!isIncomplete && error === undefined) return <Spinner label={t('verify.checking')} size={40} />;
  return (
    <Stack gap={6}>
      <LinkProblem
        isIncomplete={isIncomplete}
        expiredHint={t('finish.expiredHint')}
        action={<LinkButton href={paths.authentication()}>{t('finish.logIn')}</LinkButton>}
      />
      <ForgotPasswordForm />
    </Stack>
  );
}
