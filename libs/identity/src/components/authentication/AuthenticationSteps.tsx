import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { Button, Inline, Stack } from '@foyer/ui-kit';
import { canGoBack, topOf } from '../../model/authenticationFlow.ts';
import type { AuthenticationStep, OpenFlow } from '../../model/flowRules.ts';
import { flowMoved, flowSucceeded, flowWentBack } from '../../session/identitySlice.ts';
import { FinishAccountStep } from '../finish-account/FinishAccountStep.tsx';
import { OAuthList } from '../oauth/OAuthList.tsx';
import { LogInForm } from '../log-in/LogInForm.tsx';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { PasswordChangedStep } from '../password/PasswordChangedStep.tsx';
import { ResetPasswordStep } from '../password/ResetPasswordStep.tsx';
import { UpdateDetailsStep } from '../personal-details/UpdateDetailsStep.tsx';
import { AccountReadyStep } from '../sign-up/AccountReadyStep.tsx';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { VerifyEmailStep } from '../verify-email/VerifyEmailStep.tsx';
import { LoadProfileStep } from './LoadProfileStep.tsx';
import { LogoutStep } from './LogoutStep.tsx';
import { OAuthListStep } from './OAuthListStep.tsx';
import { useStepFocus } from './useStepFocus.ts';
import { WhyNote } from './WhyNote.tsx';

/** Second steps of a form, which have a back button of their own. */
const ownBack: ReadonlySet<AuthenticationStep> = new Set(['signUpDetails', 'finishAccountDetails']);

/** Top step of the stack, with a back button where there is a step to return to [I4.04]. */
export function AuthenticationSteps({ flow }: { flow: OpenFlow }) {
  const { t } = useTranslation('identity');
  const dispatch = useDispatch();
  const step = topOf(flow);
  const { surface } = flow.start;
  // Verification starts at the log-in form, with the provider list above it [I4.01].
  const isListPassed = flow.stack.includes('oauthList');
  const place = useStepFocus(step);
  const back = () => dispatch(flowWentBack());
  const move = (to: AuthenticationStep) => () => dispatch(flowMoved(to));
  const withList = (form: ReactNode) =>
    isListPassed ? form : <OAuthList surface={surface}>{form}</OAuthList>;
  const content = () => {
    switch (step) {
      case 'oauthList':
        return (
          <OAuthListStep
            preferred={flow.start.mode}
            surface={surface}
            onSignUp={move('signUp')}
            onLogIn={move('login')}
            onForgotPassword={move('forgotPassword')}
          />
        );
      case 'login':
        return withList(<LogInForm onSignUp={move('signUp')} onForgotPassword={move('forgotPassword')} />);
      case 'signUp':
      case 'signUpDetails':
        return (
          <SignUpForm
            key="signUp"
            step={step === 'signUp' ? 'credentials' : 'person'}
            onNext={move('signUpDetails')}
            onBack={back}
            onLogIn={move('login')}
          />
        );
      case 'accountReady':
        return <AccountReadyStep />;
      case 'forgotPassword':
        return <ForgotPasswordForm onDone={() => dispatch(flowSucceeded())} />;
      case 'resetPassword':
        return <ResetPasswordStep />;
      case 'passwordChanged':
        return <PasswordChangedStep />;
      case 'verifyEmail':
        return <VerifyEmailStep />;
      case 'updateDetails':
        return <UpdateDetailsStep />;
      case 'finishAccount':
      case 'finishAccountDetails':
        return (
          <FinishAccountStep
            key="finishAccount"
            step={step === 'finishAccount' ? 'password' : 'details'}
            onNext={move('finishAccountDetails')}
            onBack={back}
          />
        );
      case 'loadProfile':
        return <LoadProfileStep />;
      case 'logout':
        return <LogoutStep />;
    }
  };
  return (
    <div ref={place} role="group" aria-label={t(`steps.${step}`)} tabIndex={-1}>
      <Stack gap={4}>
        <WhyNote flow={flow} />
        {content()}
        {canGoBack(flow) && !ownBack.has(step) && (
          <Inline justify="center">
            <Button variant="text" onClick={back}>
              {t('back')}
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  );
}
