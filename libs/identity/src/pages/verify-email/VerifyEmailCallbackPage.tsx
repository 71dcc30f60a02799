import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useResendVerificationLinkMutation, useVerifyAccountEmailMutation } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import {
  Button,
  Card,
  Container,
  EmptyState,
  LinkButton,
  Notice,
  Spinner,
  Stack,
  theme,
} from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';

/** Target of the verification mail: the page makes the call, not the link [I2.03, I7.13]. */
export function VerifyEmailCallbackPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
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
    <Container width="form" css={{ paddingBlock: theme.space[12] }}>
      <title>{t('steps.verifyEmail')}</title>
      <h1 css={{ marginBottom: theme.space[6] }}>{t('steps.verifyEmail')}</h1>
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
        {token === '' && (
          <EmptyState title={t('link.missing')} action={resendAction}>
            {t('link.missingHint')}
          </EmptyState>
        )}
        {error !== undefined && (
          <EmptyState title={t('link.expired')} action={resendAction}>
            {errorText(t, error)}
          </EmptyState>
        )}
        {token !== '' && !data && error === undefined && (
          <Spinner label={t('verify.checking')} size={isUninitialized ? 32 : 40} />
        )}
      </Card>
    </Container>
  );
}
