import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildProfile, refuse, StoryStage, type StageSettings } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { LogInForm } from '../log-in/LogInForm.tsx';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { NewPasswordForm } from '../password/NewPasswordForm.tsx';
import { DetailsForm } from '../personal-details/DetailsForm.tsx';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { VerifyEmailStep } from '../verify-email/VerifyEmailStep.tsx';

const nothing = () => undefined;
const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const stage = (settings: StageSettings) =>
  function Staged(Story: () => React.JSX.Element) {
    return (
      <StoryStage settings={settings}>
        <div style={{ maxWidth: 440 }}>
          <Story />
        </div>
      </StoryStage>
    );
  };
const never = () => new Promise<never>(nothing);

const meta: Meta = { title: 'identity/Authentication steps' };
export default meta;
type Story = StoryObj;

const logIn = () => <LogInForm onSignUp={nothing} onForgotPassword={nothing} />;
/** The password is not accepted: `wrong` whatever is typed. */
export const LogIn: Story = {
  decorators: [stage(identitySettings({ logIn: refuse('invalidUsernameOrPassword') }))],
  render: logIn,
};
export const LogInWaiting: Story = {
  decorators: [stage(identitySettings({ logIn: never }))],
  render: logIn,
};

const signUp = (step: 'credentials' | 'person') => () => (
  <SignUpForm step={step} onNext={nothing} onBack={nothing} onLogIn={nothing} />
);
export const SignUpCredentials: Story = {
  decorators: [stage(identitySettings({ isEmailAddressAvailable: { ok: true } }))],
  render: signUp('credentials'),
};
/** Every address is taken. */
export const SignUpAddressTaken: Story = {
  decorators: [stage(identitySettings({ isEmailAddressAvailable: refuse('userAlreadyExists') }))],
  render: signUp('credentials'),
};
export const SignUpPerson: Story = {
  decorators: [stage(identitySettings({ createAccount: refuse('belowMinimumSignUpAge') }))],
  render: signUp('person'),
};

export const VerifyEmail: Story = {
  decorators: [
    stage(
      identitySettings({ getProfile: unverified, resendVerificationLink: { ok: true } }, { token: 'token' }),
    ),
  ],
  render: () => (
    <>
      <ProfileWatch />
      <VerifyEmailStep />
    </>
  ),
};
export const ForgotPassword: Story = {
  decorators: [stage(identitySettings({ initiateResetPassword: { ok: true } }))],
  render: () => <ForgotPasswordForm />,
};
export const NewPassword: Story = {
  decorators: [stage(identitySettings({ changePassword: buildSession() }))],
  render: () => <NewPasswordForm token="token" onChanged={nothing} />,
};
export const PersonalDetails: Story = {
  decorators: [stage(identitySettings({ updateProfile: buildProfile() }))],
  render: () => <DetailsForm profile={buildProfile({ complete: false })} />,
};
