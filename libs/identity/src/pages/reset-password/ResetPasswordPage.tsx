import { useTranslation } from 'react-i18next';
import { Container, theme } from '@foyer/ui-kit';
import { ForgotPasswordForm } from '../../components/password/ForgotPasswordForm.tsx';

/** Asking for a reset link, as a page [I2.03]. */
export function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  return (
    <Container width="form" css={{ paddingBlock: theme.space[16] }}>
      <title>{t('steps.forgotPassword')}</title>
      <h1 css={{ marginBottom: theme.space[6] }}>{t('steps.forgotPassword')}</h1>
      <ForgotPasswordForm />
    </Container>
  );
}
