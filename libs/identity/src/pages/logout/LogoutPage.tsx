import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton } from '@foyer/ui-kit';
import { FlowPage } from '../../components/authentication/FlowPage.tsx';

/** Ends the session [I2.09, I4.14]. */
export function LogoutPage() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  return (
    <FlowPage step="logout" start={{ mode: 'login', at: 'logout' }} endTitle={t('logOut.done')}>
      <div>
        <LinkButton variant="primary" href={paths.discover()}>
          {t('logOut.discover')}
        </LinkButton>
      </div>
    </FlowPage>
  );
}
