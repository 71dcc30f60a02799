import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { buildConfiguration, buildProfile, refuse, type MockAnswers } from '@foyer/testing';
import { buildSession } from '../testing/identitySettings.ts';
import { onIdentity, withProfile } from '../testing/onIdentity.tsx';
import { AuthenticationPage } from './authentication/AuthenticationPage.tsx';
import { CompleteAccountPage } from './complete-account/CompleteAccountPage.tsx';
import { LogInLinkPage } from './log-in-link/LogInLinkPage.tsx';
import { LogoutPage } from './logout/LogoutPage.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';
import { ResetPasswordCallbackPage } from './reset-password/ResetPasswordCallbackPage.tsx';
import { ResetPasswordPage } from './reset-password/ResetPasswordPage.tsx';
import { VerifyEmailCallbackPage } from './verify-email/VerifyEmailCallbackPage.tsx';
import { VerifyEmailPage } from './verify-email/VerifyEmailPage.tsx';

const never = () => new Promise<never>(() => undefined);
const link = '?token=t-1';
const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });

const meta: Meta = {
  title: 'Identity/Pages',
  tags: ['page', 'account', 'email link', 'password', 'profile', 'verify'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const story = (page: React.ReactNode, answers: MockAnswers, { path = '/', token = '' } = {}): Story => ({
  decorators: [onIdentity(answers, { path, ...(token ? { token } : {}) })],
  render: withProfile(page),
});
const verify = (answers: MockAnswers, more: { path?: string; token?: string } = {}) =>
  story(<VerifyEmailCallbackPage />, answers, { path: `/verifyEmail/callback${link}`, ...more });
const reset = (answers: MockAnswers, path = `/resetPassword/callback${link}`) =>
  story(<ResetPasswordCallbackPage />, answers, { path });
const profile = (answers: MockAnswers) =>
  story(<ProfilePage />, { getProfile: buildProfile(), ...answers }, { token: 'session' });

export const VerifyEmailChecking: Story = verify({ verifyAccountEmail: never });
export const VerifyEmailDone: Story = verify({
  verifyAccountEmail: { emailAddress: 'fan@example.com', returnTo: '/events/e1' },
});
/** Signed in: the link can be resent. */
export const VerifyEmailExpired: Story = verify(
  {
    verifyAccountEmail: refuse('emailLinkExpired'),
    getProfile: unverified,
    resendVerificationLink: { ok: true },
  },
  { token: 'session' },
);
export const VerifyEmailExpiredForVisitor: Story = verify({ verifyAccountEmail: refuse('emailLinkExpired') });
export const VerifyEmailMissingToken: Story = verify({}, { path: '/verifyEmail/callback' });
export const VerifyEmailWaiting: Story = story(
  <VerifyEmailPage />,
  { getProfile: unverified, resendVerificationLink: { ok: true } },
  { token: 'session' },
);
export const VerifyEmailSignedOut: Story = story(<VerifyEmailPage />, {});

export const ResetPasswordAsk: Story = story(<ResetPasswordPage />, { initiateResetPassword: { ok: true } });
export const ResetPasswordChecking: Story = reset({ verifyResetPasswordEmail: never });
export const ResetPasswordForm: Story = reset({
  verifyResetPasswordEmail: { emailAddress: 'fan@example.com' },
  changePassword: buildSession(),
});
export const ResetPasswordExpired: Story = reset({
  verifyResetPasswordEmail: refuse('emailLinkExpired'),
  initiateResetPassword: { ok: true },
});
export const ResetPasswordMissingToken: Story = reset({}, '/resetPassword/callback');
export const ResetPasswordDone: Story = {
  ...reset({
    verifyResetPasswordEmail: { emailAddress: 'fan@example.com' },
    changePassword: buildSession(),
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button');
    await userEvent.type(canvasElement.querySelector('input')!, 'new velvet 7{Enter}');
  },
};

export const Profile: Story = profile({ updateProfile: buildProfile() });
export const ProfileIncomplete: Story = profile({
  getProfile: {
    globalUserId: buildProfile().globalUserId,
    emailAddress: 'fan@example.com',
    userAuthenticationState: 'EMAIL_VERIFIED',
    userLocale: 'en-US',
    eventReady: false,
    complete: false,
  },
});
export const LoggedOut: Story = story(<LogoutPage />, {});
export const LoggingOut: Story = story(
  <LogoutPage />,
  { getProfile: buildProfile(), logOut: never },
  { token: 'session' },
);
const logInLink = (answers: MockAnswers, path = `/authentication/link${link}`) =>
  story(<LogInLinkPage />, answers, { path });
export const LogInLink: Story = logInLink({ logInByLink: buildSession() });
export const LogInLinkMissingToken: Story = logInLink({}, '/authentication/link');
export const LogInLinkExpired: Story = {
  ...logInLink({ logInByLink: refuse('emailLinkExpired') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
  },
};
export const Authentication: Story = story(
  <AuthenticationPage />,
  { getConfiguration: buildConfiguration({ authenticatorTypes: ['Apple', 'Google'] }) },
  { path: '/authentication' },
);
export const CompleteAccount: Story = story(
  <CompleteAccountPage />,
  { getPartialUserAccount: { emailAddress: 'fan@example.com', partial: true } },
  { path: `/completeAccount${link}` },
);
