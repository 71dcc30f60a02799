import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { LinkButton } from '@foyer/ui-kit';
import { FlowPage } from '../../components/authentication/FlowPage.tsx';
import { useAuthentication } from '../../session/useAuthentication.ts';

/** Ends the session and clears the browser, also when the session was lost before [I2.09, I4.14, BR-10]. */
export function LogoutPage() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  const { forgetHere } = useAuthentication();
  return (
    <FlowPage
      step="logout"
      start={{ mode: 'login', at: 'logout' }}
      endTitle={t('logOut.done')}
      onEnd={forgetHere}
    >
      <div>
        <LinkButton variant="primary" href={paths.discover()}>
          {t('logOut.discover')}
        </LinkButton>
      </div>
    </FlowPage>
  );
}
