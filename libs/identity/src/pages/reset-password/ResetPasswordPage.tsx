import { useTranslation } from 'react-i18next';
import { Card } from '@foyer/ui-kit';
import { FormPage } from '../../components/form-page/FormPage.tsx';
import { ForgotPasswordForm } from '../../components/password/ForgotPasswordForm.tsx';

/** Requests a reset link, as a page [I2.03]. */
export function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  return (
    <FormPage title={t('steps.forgotPassword')}>
      <Card as="div">
        <ForgotPasswordForm />
      </Card>
    </FormPage>
  );
}
