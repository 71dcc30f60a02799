import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePaths } from '@foyer/api-client/shell';
import { isLocalPath } from '@foyer/util';
import { EmptyState, LinkButton } from '@foyer/ui-kit';
import { FlowPage } from './FlowPage.tsx';

export interface LinkFlowPageProps {
  /** Step that the mailed link leads to; it reads the token of the address. */
  step: 'finishAccount' | 'resetPassword';
  /** Page from which the link was requested; only a path of this site is followed. */
  returnTo: string | undefined;
  /** Page to continue with where the link names none. */
  home: string;
}

/** Target of a mailed link: one step, then what the account still lacks, then the page to continue with [I2.03]. */
export function LinkFlowPage({ step, returnTo = '', home }: LinkFlowPageProps) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const paths = usePaths();
  const target = isLocalPath(returnTo) ? returnTo : home;
  return (
    <FlowPage
      step={step}
      start={{ mode: 'login', at: step }}
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
