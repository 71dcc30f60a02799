import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import { EmptyState, LinkButton } from '@foyer/ui-kit';
import { FlowPage } from '../../components/authentication/FlowPage.tsx';
import { isAuthenticationSource } from '../../model/flowRules.ts';

/**
 * Authentication page of the main site and of partners; returns to the requested page afterwards [I2.02, I4.11].
 * Query: `?mode` prefers log-in or sign-up, `?source` names the purpose, `?logoutExisting=true` logs out first,
 * `?returnTo` is a page of this site.
 */
export function AuthenticationPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const paths = usePaths();
  const wanted = search.get('returnTo') ?? '';
  const target = isLocalPath(wanted) ? wanted : paths.myTokens();
  const source = search.get('source');
  return (
    <FlowPage
      step="login"
      start={{
        mode: search.get('mode') === 'signUp' ? 'signUp' : 'login',
        source: isAuthenticationSource(source) ? source : undefined,
        logoutExisting: search.get('logoutExisting') === 'true',
      }}
      onEnd={({ outcome, isSignedIn }) => {
        if (outcome === 'COMPLETED' && isSignedIn) void navigate(target, { replace: true });
      }}
    >
      {({ isSignedIn }) =>
        !isSignedIn && (
          <EmptyState
            title={t('cancelled.title')}
            action={<LinkButton href={paths.discover()}>{t('logOut.discover')}</LinkButton>}
          />
        )
      }
    </FlowPage>
  );
}
