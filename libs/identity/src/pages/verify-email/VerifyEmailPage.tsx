import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Container, EmptyState, LinkButton, theme } from '@foyer/ui-kit';
import { VerifyEmailStep } from '../../components/verify-email/VerifyEmailStep.tsx';
import { useSession } from '../../session/useSession.ts';

/** Waiting for the mail to be opened, as a page [I2.03]. */
export function VerifyEmailPage() {
  const { t } = useTranslation('identity');
  const { status, verified } = useSession();
  const paths = usePaths();
  const isWaiting = status === 'signedIn' && !verified;
  return (
    <Container width="form" css={{ paddingBlock: theme.space[16] }}>
      <title>{t('steps.verifyEmail')}</title>
      <h1 css={{ marginBottom: theme.space[6] }}>{t('steps.verifyEmail')}</h1>
      {isWaiting ? (
        <VerifyEmailStep />
      ) : (
        <EmptyState
          title={t(verified ? 'verify.done' : 'verify.signedOut')}
          action={
            <LinkButton variant="primary" href={verified ? paths.discover() : paths.authentication()}>
              {t(verified ? 'verify.goOn' : 'menu.logIn')}
            </LinkButton>
          }
        />
      )}
    </Container>
  );
}
