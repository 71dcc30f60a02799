import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { useResendVerificationLinkMutation, useVerifyAccountEmailMutation } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import { Button, Card, EmptyState, LinkButton, Notice, Spinner, Stack } from '@foyer/ui-kit';
import { FormPage } from '../../components/form-page/FormPage.tsx';
import { LinkProblem } from '../../components/link/LinkProblem.tsx';
import { useLinkToken } from '../../components/link/useLinkToken.ts';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';

/** Target of the verification mail: the page makes the call, not the link [I2.03, I7.13]. */
export function VerifyEmailCallbackPage() {
  const { t } = useTranslation('identity');
  const token = useLinkToken();
  const paths = usePaths();
  const { status } = useSession();
  const { start } = useAuthentication();
  const [verify, { data, error, isUninitialized }] = useVerifyAccountEmailMutation();
  const [resend, resending] = useResendVerificationLinkMutation();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current || token === '') return;
    wasAsked.current = true;
    void verify({ token });
  }, [token, verify]);
  const returnTo =
    data?.returnTo !== undefined && isLocalPath(data.returnTo) ? data.returnTo : paths.discover();
  // Resending needs a session, which tells whose link it is.
  const resendAction =
    status === 'signedOut' ? (
      <Button variant="primary" onClick={() => void start('login', { source: 'verifyEmail' })}>
        {t('menu.logIn')}
      </Button>
    ) : (
      <Stack gap={3}>
        <Button loading={resending.isLoading} onClick={() => void resend()}>
          {resending.isSuccess ? t('verify.sent') : t('verify.resend')}
        </Button>
        {resending.error !== undefined && <Notice tone="danger">{errorText(t, resending.error)}</Notice>}
      </Stack>
    );
  return (
    <FormPage title={t('steps.verifyEmail')}>
      <Card as="div">
        {data && (
          <EmptyState
            title={t('verify.done')}
            action={
              <LinkButton variant="primary" href={returnTo}>
                {t('verify.goOn')}
              </LinkButton>
            }
          >
            {t('verify.doneHint', { emailAddress: data.emailAddress })}
          </EmptyState>
        )}
        {(token === '' || error !== undefined) && (
          <LinkProblem isIncomplete={token === ''} expiredHint={errorText(t, error)} action={resendAction} />
        )}
        {token !== '' && !data && error === undefined && (
          <Spinner label={t('verify.checking')} size={isUninitialized ? 32 : 40} />
        )}
      </Card>
    </FormPage>
  );
}
