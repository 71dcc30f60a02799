import { FORM_ERROR } from 'final-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '@foyer/api-client/identity';
import { Stack } from '@foyer/ui-kit';
import { Form, PasswordField, SubmitButton } from '@foyer/ui-kit/forms';
import { identityErrorText } from '../../messages/identityErrors.ts';
import { useTranslate } from '../../messages/useTranslate.ts';
import { validateNewPassword } from '../../model/signUp.ts';
import { useAccountRules } from '../../session/useAccountRules.ts';

/** A new password by a reset link; signs in and ends every other session [I4.07]. */
export function NewPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const { minimumPasswordLength } = useAccountRules();
  const [change] = useChangePasswordMutation();
  const validate = useMemo(
    () => (values: { password?: string }) => ({
      password: validateNewPassword(values.password, minimumPasswordLength),
    }),
    [minimumPasswordLength],
  );
  const submit = async ({ password = '' }: { password?: string }) => {
    const { error } = await change({ verificationString: token, password });
    if (error) return { [FORM_ERROR]: identityErrorText(t, error) };
    onChanged();
    return undefined;
  };
  return (
    <Form<{ password?: string }> validate={validate} onSubmit={submit} translate={translate}>
      <Stack gap={4}>
        <PasswordField
          name="password"
          label={t('fields.newPassword')}
          hint={t('signUp.passwordHint', { length: minimumPasswordLength })}
          autoComplete="new-password"
          showStrength
        />
        <SubmitButton>{t('reset.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
