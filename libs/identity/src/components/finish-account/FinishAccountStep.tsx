import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetPartialUserAccountQuery } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { EmptyState, LinkButton, Spinner, Stack } from '@foyer/ui-kit';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { FinishAccountForm, type FinishAccountFormProps } from './FinishAccountForm.tsx';

/** Partial account opened by a mailed link: checking, expired, incomplete link, form [I4.09]. */
export function FinishAccountStep(props: Pick<FinishAccountFormProps, 'step' | 'onNext' | 'onBack'>) {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const paths = usePaths();
  const { data, error } = useGetPartialUserAccountQuery({ token }, { skip: token === '' });
  const isIncomplete = token === '';
  if (data) return <FinishAccountForm {...props} token={token} account={data} />;
  if (!isIncomplete && error === undefined) return <Spinner label={t('verify.checking')} size={40} />;
  return (
    <Stack gap={6}>
      <EmptyState
        title={t(isIncomplete ? 'link.missing' : 'link.expired')}
        action={<LinkButton href={paths.authentication()}>{t('finish.logIn')}</LinkButton>}
      >
        {t(isIncomplete ? 'link.missingHint' : 'finish.expiredHint')}
      </EmptyState>
      <ForgotPasswordForm />
    </Stack>
  );
}
