import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@foyer/ui-kit';
import type { AuthenticationMode, FlowStart } from '../../model/flowRules.ts';
import { LogInForm, type LogInFormProps } from '../log-in/LogInForm.tsx';
import { OAuthList } from '../oauth/OAuthList.tsx';

export interface OAuthListStepProps extends LogInFormProps {
  preferred: AuthenticationMode;
  surface: FlowStart['surface'];
  onLogIn: () => void;
}

/**
 * Log-in methods of the deployment. Who asked to log in types at once; for others sign-up comes first and looks like a
 * provider [I2.32, I4.01].
 */
export function OAuthListStep({
  preferred,
  surface,
  onSignUp,
  onLogIn,
  onForgotPassword,
}: OAuthListStepProps) {
  const { t } = useTranslation('identity');
  return (
    <OAuthList surface={surface}>
      {preferred === 'login' ? (
        <LogInForm onSignUp={onSignUp} onForgotPassword={onForgotPassword} />
      ) : (
        <Stack gap={3}>
          <Button wide onClick={onSignUp}>
            {t('oauth.signUpByEmail')}
          </Button>
          <Button wide variant="text" onClick={onLogIn}>
            {t('signUp.logIn')}
          </Button>
        </Stack>
      )}
    </OAuthList>
  );
}
