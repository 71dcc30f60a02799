import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { buildProfile, refuse } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { buildSession } from '../../testing/identitySettings.ts';
import { onIdentity } from '../../testing/onIdentity.tsx';
import { LogInForm } from '../log-in/LogInForm.tsx';
import { ForgotPasswordForm } from '../password/ForgotPasswordForm.tsx';
import { NewPasswordForm } from '../password/NewPasswordForm.tsx';
import { DetailsForm } from '../personal-details/DetailsForm.tsx';
import { SignUpForm } from '../sign-up/SignUpForm.tsx';
import { VerifyEmailStep } from '../verify-email/VerifyEmailStep.tsx';

const nothing = () => undefined;
const narrow = (Story: ComponentType) => (
  <div style={{ maxWidth: 440 }}>
    <Story />
  </div>
);
const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const stage = (...settings: Parameters<typeof onIdentity>) => [narrow, onIdentity(...settings)];
const never = () => new Promise<never>(nothing);

const meta: Meta = {
  title: 'Identity/Authentication steps',
  tags: ['component', 'form', 'log in', 'sign up', 'registration', 'password', 'overlay'],
};
export default meta;
type Story = StoryObj;

const logIn = () => <LogInForm onSignUp={nothing} onForgotPassword={nothing} />;
/** Rejects the password `wrong`. */
export const LogIn: Story = {
  decorators: stage({ logIn: refuse('invalidUsernameOrPassword') }),
  render: logIn,
};
export const LogInWaiting: Story = {
  decorators: stage({ logIn: never }),
  render: logIn,
};

const signUp = (step: 'credentials' | 'person') => () => (
  <SignUpForm step={step} onNext={nothing} onBack={nothing} onLogIn={nothing} />
);
export const SignUpCredentials: Story = {
  decorators: stage({ isEmailAddressAvailable: { ok: true } }),
  render: signUp('credentials'),
};
/** Every address is taken. */
export const SignUpAddressTaken: Story = {
  decorators: stage({ isEmailAddressAvailable: refuse('userAlreadyExists') }),
  render: signUp('credentials'),
};
export const SignUpPerson: Story = {
  decorators: stage({ createAccount: refuse('belowMinimumSignUpAge') }),
  render: signUp('person'),
};

export const VerifyEmail: Story = {
  decorators: stage({ getProfile: unverified, resendVerificationLink: { ok: true } }, { token: 'token' }),
  render: () => (
    <>
      <ProfileWatch />
      <VerifyEmailStep />
    </>
  ),
};
export const ForgotPassword: Story = {
  decorators: stage({ initiateResetPassword: { ok: true } }),
  render: () => <ForgotPasswordForm />,
};
export const NewPassword: Story = {
  decorators: stage({ changePassword: buildSession() }),
  render: () => <NewPasswordForm token="token" emailAddress="fan@example.com" />,
};
export const PersonalDetails: Story = {
  decorators: stage({ updateProfile: buildProfile() }),
  render: () => <DetailsForm withLanguage profile={buildProfile({ complete: false })} />,
};
