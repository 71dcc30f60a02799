import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useVerifyResetPasswordEmailQuery } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, LinkButton, Spinner, Stack, theme } from '@foyer/ui-kit';
import { ForgotPasswordForm } from '../../components/password/ForgotPasswordForm.tsx';
import { NewPasswordForm } from '../../components/password/NewPasswordForm.tsx';

/** A new password by the link of a mail: checking, expired, missing, the form, done [I4.07]. */
export function ResetPasswordCallbackPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const paths = usePaths();
  const [isDone, setDone] = useState(false);
  const { data, error } = useVerifyResetPasswordEmailQuery({ token }, { skip: token === '' || isDone });
  const content = () => {
    if (isDone) {
      return (
        <EmptyState
          title={t('reset.done')}
          action={
            <LinkButton variant="primary" href={paths.discover()}>
              {t('verify.goOn')}
            </LinkButton>
          }
        />
      );
    }
    if (token === '') return <EmptyState title={t('link.missing')}>{t('link.missingHint')}</EmptyState>;
    if (error !== undefined) {
      return (
        <Stack gap={6}>
          <EmptyState title={t('link.expired')}>{t('link.expiredHint')}</EmptyState>
          <ForgotPasswordForm />
        </Stack>
      );
    }
    return data ? (
      <NewPasswordForm token={token} onChanged={() => setDone(true)} />
    ) : (
      <Spinner label={t('verify.checking')} size={40} />
    );
  };
  return (
    <Container width="form" css={{ paddingBlock: theme.space[16] }}>
      <title>{t('steps.resetPassword')}</title>
      <h1 css={{ marginBottom: theme.space[6] }}>{t('steps.resetPassword')}</h1>
      {content()}
    </Container>
  );
}
