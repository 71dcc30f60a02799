import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { partialAccountApi } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import { EmptyState, LinkButton } from '@foyer/ui-kit';
import { FlowPage } from '../../components/authentication/FlowPage.tsx';

/** Target of the mail about a partial account; continues to what waits in it [I2.03, I4.09]. */
export function CompleteAccountPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const paths = usePaths();
  const { data } = partialAccountApi.endpoints.getPartialUserAccount.useQueryState({ token });
  const { returnTo = '' } = data ?? {};
  const target = isLocalPath(returnTo) ? returnTo : paths.myTokens();
  return (
    <FlowPage
      step="finishAccount"
      start={{ mode: 'login', at: 'finishAccount' }}
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
