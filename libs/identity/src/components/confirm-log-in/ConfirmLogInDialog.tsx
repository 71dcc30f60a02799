import { useTranslation } from 'react-i18next';
import { useConfirmLogInMutation } from '@foyer/api-client/profile';
import { Button, Stack } from '@foyer/ui-kit';
import { Form, PasswordField, SubmitButton } from '@foyer/ui-kit/forms';
import { Dialog } from '@foyer/ui-kit/overlays';
import { identityErrorText } from '../../messages/identityErrors.ts';
import { useTranslate } from '../../messages/useTranslate.ts';
import { useAuthentication } from '../../session/useAuthentication.ts';

interface Values {
  password?: string;
}
const validate = ({ password }: Values) =>
  password ? {} : { password: 'form.validation.error.enterPassword' };

export interface ConfirmLogInDialogProps {
  open: boolean;
  emailAddress: string;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Asks for the password again, before something that wants a recent log-in. Who came by Apple or Google has none: logging
 * out leads through the gate to every way in, and back to this page.
 */
export function ConfirmLogInDialog({ open, emailAddress, onDone, onClose }: ConfirmLogInDialogProps) {
  const { t } = useTranslation('identity');
  const translate = useTranslate();
  const { logOut } = useAuthentication();
  const [confirm] = useConfirmLogInMutation();
  const submit = async ({ password = '' }: Values) => {
    const { error } = await confirm({ password });
    if (error) return { password: identityErrorText(t, error) };
    onDone();
    return undefined;
  };
  const leave = (): void => {
    onClose();
    void logOut();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('profile.confirmLogIn.title')}>
      <Form<Values> validate={validate} onSubmit={submit} translate={translate}>
        <Stack gap={4}>
          <p>{t('profile.confirmLogIn.hint', { emailAddress })}</p>
          {/* So that a password manager knows whose password is asked for. */}
          <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
          <PasswordField name="password" label={t('fields.password')} autoComplete="current-password" />
          <SubmitButton>{t('profile.confirmLogIn.submit')}</SubmitButton>
          <Button variant="text" onClick={leave}>
            {t('profile.confirmLogIn.other')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
