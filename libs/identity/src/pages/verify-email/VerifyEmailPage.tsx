import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { EmptyState, LinkButton } from '@foyer/ui-kit';
import { FlowPage } from '../../components/authentication/FlowPage.tsx';

/** Waits for verification, as a page; a signed-out visitor logs in first [I2.03, I4.08]. */
export function VerifyEmailPage() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  return (
    <FlowPage step="verifyEmail" start={{ mode: 'login' }}>
      {({ outcome }) => (
        <EmptyState
          title={t(outcome === 'COMPLETED' ? 'verify.done' : 'cancelled.title')}
          action={
            <LinkButton variant="primary" href={paths.discover()}>
              {t('verify.goOn')}
            </LinkButton>
          }
        />
      )}
    </FlowPage>
  );
}
