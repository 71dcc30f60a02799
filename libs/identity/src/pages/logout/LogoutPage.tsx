import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { EmptyState, LinkButton } from '@foyer/ui-kit';
import { FlowPage } from '../../components/authentication/FlowPage.tsx';

/** Ends the session [I2.09, I4.14]. */
export function LogoutPage() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  return (
    <FlowPage step="logout" start={{ mode: 'login', at: 'logout' }}>
      <EmptyState
        title={t('logOut.done')}
        action={<LinkButton href={paths.discover()}>{t('logOut.discover')}</LinkButton>}
      />
    </FlowPage>
  );
}
