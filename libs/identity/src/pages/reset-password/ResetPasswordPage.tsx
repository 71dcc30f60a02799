import { useTranslation } from 'react-i18next';
import { Card, Container, Stack, theme } from '@foyer/ui-kit';
import { ForgotPasswordForm } from '../../components/password/ForgotPasswordForm.tsx';

/** Requests a reset link, as a page [I2.03]. */
export function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  return (
    <Container width="form" css={{ paddingBlock: theme.space[12] }}>
      <title>{t('steps.forgotPassword')}</title>
      <Stack gap={6}>
        <h1>{t('steps.forgotPassword')}</h1>
        <Card as="div">
          <ForgotPasswordForm />
        </Card>
      </Stack>
    </Container>
  );
}
