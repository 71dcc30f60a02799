import { errorText } from '@foyer/api-client';
import { useGetProfileQuery } from '@foyer/api-client/identity';
import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from 'react-i18next';
import { Button, Inline, Stack, Notice, Spinner } from '@foyer/ui-kit';
import { canGoBack, topOf } from '../../model/authenticationFlow.ts';
import type { AuthenticationStep, OpenFlow, AuthenticationSource } from '../../model/flowRules.ts';
import { flowMoved, flowSucceeded, flowWentBack } from '../../session/identitySlice.ts';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSessionLost } from '../../session/useSession.ts';
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
import { OAuthListStep } from './OAuthListStep.tsx';

const firstField = 'input:not([type="checkbox"]), select';

/**
 * Moves focus to the first field of a new step, or to a step without one, unless a control in it has focus already: the
 * pressed button is gone with its step.
 */
function useStepFocus(step: AuthenticationStep): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const place = element.current;
    if (!place || place.contains(document.activeElement)) return;
    (place.querySelector<HTMLElement>(firstField) ?? place).focus();
  }, [step]);
  return element;
}

const reasons: Partial<Record<AuthenticationSource, 'acceptToken' | 'redirectToDiscover' | 'verifyEmail'>> = {
  acceptToken: 'acceptToken',
  redirectToDiscover: 'redirectToDiscover',
  verifyEmail: 'verifyEmail',
};

/** Explains at the first step why log-in is needed, where the pressed button didn't [I3.28, I4.15]. */
function WhyNote({ flow }: { flow: OpenFlow }) {
  const { t } = useTranslation('identity');
  const isSessionLost = useSessionLost();
  const { stack, start } = flow;
  if (isSessionLost) {
    return (
      <Notice tone="info" title={t('sessionLost.title')}>
        {t('sessionLost.hint')}
      </Notice>
    );
  }
  const reason = start.source && reasons[start.source];
  const isFirst = stack.length === 1 && ['oauthList', 'login', 'signUp'].includes(stack[0]);
  return reason && isFirst ? <Notice tone="info">{t(`why.${reason}`)}</Notice> : null;
}

/** Logs out before another user logs in [I4.01, I4.08]; the flow then continues. */
function LogoutStep() {
  const { t } = useTranslation('identity');
  const { logOut } = useAuthentication();
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    void logOut();
  }, [logOut]);
  return <Spinner label={t('logOut.going')} size={40} />;
}

/** Loads the profile of an existing session; the flow then continues [I4.01]. */
function LoadProfileStep() {
  const { t } = useTranslation('identity');
  const { error, isFetching, refetch } = useGetProfileQuery();
  if (error === undefined) return <Spinner label={t('loadProfile.loading')} size={40} />;
  return (
    <Stack gap={4}>
      <Notice tone="danger" title={t('login.routeAuth')}>
        {errorText(t, error)}
      </Notice>
      <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
        {t('gate.retry')}
      </Button>
    </Stack>
  );
}

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
