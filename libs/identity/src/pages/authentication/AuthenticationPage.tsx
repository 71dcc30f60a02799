import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import { Container, theme } from '@foyer/ui-kit';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSession } from '../../session/useSession.ts';

/** The way in as a page: the overlay opens over it, and afterwards one is where one wanted to be [I2.02, I4.11]. */
export function AuthenticationPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const paths = usePaths();
  const { status } = useSession();
  const { start } = useAuthentication();
  const wanted = search.get('returnTo') ?? '';
  const target = isLocalPath(wanted) ? wanted : paths.myTokens();
  const mode = search.get('mode') === 'signUp' ? 'signUp' : 'login';
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current || status === 'loading') return;
    wasOpened.current = true;
    void start(mode).then(({ outcome }) => {
      if (outcome === 'COMPLETED') void navigate(target, { replace: true });
    });
  }, [status, start, mode, navigate, target]);
  return (
    <Container css={{ paddingBlock: theme.space[16] }}>
      <title>{t('steps.login')}</title>
      <h1>{t('steps.login')}</h1>
    </Container>
  );
}
