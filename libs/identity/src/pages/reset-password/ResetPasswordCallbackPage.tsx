import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { passwordApi } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import { EmptyState, LinkButton } from '@foyer/ui-kit';
import { FlowPage } from '../../components/authentication/FlowPage.tsx';

/**
 * New password by a mailed link [I4.07]; then what the account still lacks, and the page from which the link was
 * requested.
 */
export function ResetPasswordCallbackPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const paths = usePaths();
  const { data } = passwordApi.endpoints.verifyResetPasswordEmail.useQueryState({ token });
  const { returnTo = '' } = data ?? {};
  const target = isLocalPath(returnTo) ? returnTo : paths.discover();
  return (
    <FlowPage
      step="resetPassword"
      start={{ mode: 'login', at: 'resetPassword' }}
      onEnd={({ outcome }) => {
        if (outcome === 'COMPLETED') void navigate(target, { replace: true });
      }}
    >
      <EmptyState
        title={t('cancelled.title')}
        action={<LinkButton href={paths.discover()}>{t('logOut.discover')}</LinkButton>}
      />
    </FlowPage>
  );
}
