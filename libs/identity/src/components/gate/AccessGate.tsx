import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import { errorCodeOf } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Container, EmptyState, Skeleton, theme } from '@foyer/ui-kit';
import { isFramed } from '@foyer/util';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';
import { forgetWayBack, rememberWayBack } from '../../session/wayBack.ts';

const place = { paddingBlock: theme.space[16] };

/** Sends a signed-out visitor to Discover with the overlay open; after log-in they return to the requested page. */
function SendToDiscover() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const paths = usePaths();
  const { requireSignedIn } = useAuthentication();
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    const wanted = `${pathname}${search}`;
    void navigate(paths.discover(), { replace: true });
    rememberWayBack(wanted);
    // The app's frame navigates back; cancelling discards the destination.
    const end = requireSignedIn(() => undefined, { source: 'redirectToDiscover' });
    void end.then(({ status }) => status === 'cancelled' && forgetWayBack());
  }, [navigate, paths, pathname, search, requireSignedIn]);
  return null;
}

/**
 * Opens the overlay over a page that waits for the log-in. In a host page's frame, which shows one event, Discover would
 * be a strange page behind it; the requested page follows in its own place.
 */
function LogInHere() {
  const { t } = useTranslation('identity');
  const { requireSignedIn } = useAuthentication();
  const logIn = useCallback(
    (): void => void requireSignedIn(() => undefined, { source: 'redirectToDiscover' }),
    [requireSignedIn],
  );
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    logIn();
  }, [logIn]);
  return (
    <Container css={place}>
      <title>{t('gate.signedOut')}</title>
      <EmptyState
        headingLevel={1}
        title={t('gate.signedOut')}
        action={
          <Button variant="primary" onClick={logIn}>
            {t('menu.logIn')}
          </Button>
        }
      >
        {t('gate.signedOutHint')}
      </EmptyState>
    </Container>
  );
}

/** Opens verification over a page that explains it; it can be reopened after closing [I2.20]. */
function VerificationNeeded({ emailAddress }: { emailAddress: string }) {
  const { t } = useTranslation('identity');
  const { requireVerified } = useAuthentication();
  const verify = useCallback((): void => void requireVerified(() => undefined), [requireVerified]);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    verify();
  }, [verify]);
  return (
    <Container css={place}>
      <title>{t('gate.unverified')}</title>
      <EmptyState
        headingLevel={1}
        title={t('gate.unverified')}
        action={
          <Button variant="primary" onClick={verify}>
            {t('gate.verify')}
          </Button>
        }
      >
        {t('gate.unverifiedHint', { emailAddress })}
      </EmptyState>
    </Container>
  );
}

/** Gate of signed-in pages, with all its states [I2.19, I2.20, I6.04]. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('identity');
  const { status, profile } = useSession();
  const { error, refetch } = useGetProfileQuery(undefined, { skip: status === 'signedOut' });
  if (status === 'signedOut') return isFramed() ? <LogInHere /> : <SendToDiscover />;
  // The server refuses a blocked account everything, including its profile, so the page stays empty [I2.20, I6.04].
  if (errorCodeOf(error) === 'forbidden') return null;
  if (status === 'loading') {
    return (
      <Container css={place}>
        {error === undefined ? (
          <Skeleton shape="block" height="320px" />
        ) : (
          <EmptyState
            headingLevel={1}
            title={t('login.routeAuth')}
            action={<Button onClick={() => void refetch()}>{t('gate.retry')}</Button>}
          />
        )}
      </Container>
    );
  }
  if (profile?.userAuthenticationState === 'BLACK_LISTED') return null;
  if (profile?.userAuthenticationState === 'EMAIL_UNVERIFIED') {
    return <VerificationNeeded emailAddress={profile.emailAddress} />;
  }
  return children;
}
