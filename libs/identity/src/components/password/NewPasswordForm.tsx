import { FORM_ERROR } from 'final-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useChangePasswordMutation } from '@foyer/api-client/identity';
import { Stack } from '@foyer/ui-kit';
import { Form, SubmitButton } from '@foyer/ui-kit/forms';
import { useTranslate } from '../../messages/useTranslate.ts';
import { validateNewPassword } from '../../model/signUp.ts';
import { useAccountRules } from '../../session/useAccountRules.ts';
import { NewPasswordField } from '../credentials/CredentialFields.tsx';

/**
 * New password by a reset link; logs in and ends every other session [I4.07].
 * @param props.emailAddress of the account, also for password managers
 */
export function NewPasswordForm({ token, emailAddress }: { token: string; emailAddress: string }) {
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
    if (!error) return undefined;
    const field = errorCodeOf(error) === 'badPasswordStrength' ? 'password' : FORM_ERROR;
    return { [field]: errorText(t, error) };
  };
  return (
    <Form<{ password?: string }> validate={validate} onSubmit={submit} translate={translate}>
      <Stack gap={4}>
        <p>{t('reset.for', { emailAddress })}</p>
        <input type="email" autoComplete="username" value={emailAddress} readOnly hidden />
        <NewPasswordField minimumLength={minimumPasswordLength} />
        <SubmitButton>{t('reset.submit')}</SubmitButton>
      </Stack>
    </Form>
  );
}
