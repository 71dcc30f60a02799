import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@foyer/ui-kit';
import type { AuthenticationMode, FlowStart } from '../../model/flowRules.ts';
import { OAuthList } from '../oauth/OAuthList.tsx';

export interface OAuthListStepProps {
  preferred: AuthenticationMode;
  surface: FlowStart['surface'];
  onSignUp: () => void;
  onLogIn: () => void;
}

/**
 * Log-in methods of the deployment; of log-in and sign-up, the preferred one is first and looks like a provider
 * [I2.32, I4.01].
 */
export function OAuthListStep({ preferred, surface, onSignUp, onLogIn }: OAuthListStepProps) {
  const { t } = useTranslation('identity');
  const variantOf = (mode: AuthenticationMode) => (mode === preferred ? 'secondary' : 'text');
  const signUp = (
    <Button key="signUp" wide variant={variantOf('signUp')} onClick={onSignUp}>
      {t('oauth.signUpByEmail')}
    </Button>
  );
  const logIn = (
    <Button key="logIn" wide variant={variantOf('login')} onClick={onLogIn}>
      {t('signUp.logIn')}
    </Button>
  );
  return (
    <OAuthList surface={surface}>
      <Stack gap={3}>{preferred === 'signUp' ? [signUp, logIn] : [logIn, signUp]}</Stack>
    </OAuthList>
  );
}
