import { useDispatch } from 'react-redux';
import { Button, Stack } from '@foyer/ui-kit';
import { useTranslation } from 'react-i18next';
import { canGoBack, type OpenFlow } from '../../model/authenticationFlow.ts';
import { flowMoved, flowWentBack } from '../../session/identitySlice.ts';
import { useSession } from '../../session/useSession.ts';
import { LogInForm } from '../log-in/LogInForm.tsx';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { DetailsForm } from '../personal-details/DetailsForm.tsx';
import { AccountReadyStep } from '../sign-up/AccountReadyStep.tsx';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { VerifyEmailStep } from '../verify-email/VerifyEmailStep.tsx';

/** The step on top of the stack, and the way back where there is one [I4.04]. */
export function AuthenticationSteps({ flow }: { flow: OpenFlow }) {
  const { t } = useTranslation('identity');
  const dispatch = useDispatch();
  const { profile } = useSession();
  const step = flow.stack[flow.stack.length - 1];
  const back = () => dispatch(flowWentBack());
  const content = () => {
    switch (step) {
      case 'login':
        return (
          <LogInForm
            onSignUp={() => dispatch(flowMoved('signUp'))}
            onForgotPassword={() => dispatch(flowMoved('forgotPassword'))}
          />
        );
      case 'signUp':
      case 'signUpDetails':
        return (
          <SignUpForm
            key="signUp"
            step={step === 'signUp' ? 'credentials' : 'person'}
            onNext={() => dispatch(flowMoved('signUpDetails'))}
            onBack={back}
            onLogIn={() => dispatch(flowMoved('login'))}
          />
        );
      case 'accountReady':
        return <AccountReadyStep />;
      case 'forgotPassword':
        return <ForgotPasswordForm />;
      case 'verifyEmail':
        return <VerifyEmailStep />;
      case 'updateDetails':
        return profile ? <DetailsForm profile={profile} /> : null;
      default:
        return null;
    }
  };
  return (
    <Stack gap={4}>
      {content()}
      {canGoBack(flow) && step !== 'signUpDetails' && (
        <Button variant="text" onClick={back}>
          {t('back')}
        </Button>
      )}
    </Stack>
  );
}
