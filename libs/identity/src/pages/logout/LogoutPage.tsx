import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, LinkButton, Spinner, theme } from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';

/** Ends the session [I2.09, I4.14]. */
export function LogoutPage() {
  const { t } = useTranslation('identity');
  const { logOut } = useAuthentication();
  const { status } = useSession();
  const paths = usePaths();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current || status === 'signedOut') return;
    wasAsked.current = true;
    void logOut();
  }, [logOut, status]);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[16] }}>
      <title>{t('menu.logOut')}</title>
      <h1 css={{ marginBottom: theme.space[6] }}>{t('menu.logOut')}</h1>
      {status === 'signedOut' ? (
        <EmptyState
          title={t('logOut.done')}
          action={<LinkButton href={paths.discover()}>{t('logOut.discover')}</LinkButton>}
        />
      ) : (
        <Spinner label={t('logOut.going')} />
      )}
    </Container>
  );
}
