import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { userEvent } from 'storybook/test';
import type { PartialUserAccount } from '@foyer/contract';
import { buildConfiguration, buildProfile, refuse, type MockAnswers } from '@foyer/testing';
import { open, type AuthenticationStep, type FlowStart, type OpenFlow } from '../../model/flowRules.ts';
import { onIdentity, withProfile } from '../../testing/onIdentity.tsx';
import { AuthenticationOverlay } from './AuthenticationOverlay.tsx';
import { AuthenticationSteps } from './AuthenticationSteps.tsx';

const narrow = (Story: ComponentType) => (
  <div style={{ maxWidth: 440 }}>
    <Story />
  </div>
);
const never = () => new Promise<never>(() => undefined);
const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const methods = buildConfiguration({ authenticatorTypes: ['Apple', 'Google'] });
const begun: PartialUserAccount = { emailAddress: 'fan@example.com', partial: true, firstName: 'Ada' };

const meta: Meta = {
  title: 'Identity/Way in, step by step',
  tags: ['flow', 'log in', 'sign up', 'password', 'verify', 'overlay'],
};
export default meta;
type Story = StoryObj;

const start = (more: Partial<FlowStart> = {}): FlowStart => ({
  goal: 'verified',
  mode: 'signUp',
  hasMethods: false,
  surface: 'overlay',
  ...more,
});
interface Scene {
  answers?: MockAnswers;
  token?: string;
  path?: string;
  start?: Partial<FlowStart>;
  /** Step below in the stack. */
  below?: AuthenticationStep;
}
const flowOf = (step: AuthenticationStep, { start: more, below }: Scene): OpenFlow => {
  const flow = open(start(more), step);
  return below ? { ...flow, stack: [below, step] } : flow;
};
const story = (step: AuthenticationStep, scene: Scene = {}): Story => {
  const { answers = {}, token, path } = scene;
  return {
    decorators: [narrow, onIdentity(answers, { ...(token ? { token } : {}), ...(path ? { path } : {}) })],
    render: withProfile(<AuthenticationSteps flow={flowOf(step, scene)} />),
  };
};
const signedIn = (answers: MockAnswers): Scene => ({ answers, token: 'session' });
const link = '/?token=t-1';

export const OAuthList = story('oauthList', { answers: { getConfiguration: methods } });
export const OAuthListLogInPreferred = story('oauthList', {
  answers: { getConfiguration: methods },
  start: { mode: 'login' },
});
export const LogInAboveTheList = story('login', { below: 'oauthList' });
/** Explains why log-in is needed when a gated page was requested. */
export const SignUpForAPage = story('signUp', { start: { source: 'redirectToDiscover' } });
export const LogInToVerify = story('login', { start: { source: 'verifyEmail' } });
export const SignUpToAccept = story('signUp', { start: { source: 'acceptToken' } });
/** The address belongs to a partial account. */
export const SignUpBegunAccount: Story = {
  ...story('signUp', {
    answers: { isEmailAddressAvailable: refuse('userNotComplete'), initiateResetPassword: { ok: true } },
  }),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('button');
    await userEvent.type(canvasElement.querySelector('input[type=email]')!, 'fan@example.com');
    await userEvent.tab();
  },
};
export const AccountReady = story('accountReady', {
  answers: { getConfiguration: buildConfiguration({ successMs: 600_000 }) },
});
export const ForgotPasswordSent: Story = {
  ...story('forgotPassword', { answers: { initiateResetPassword: { ok: true } }, below: 'login' }),
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByRole('button');
    await userEvent.type(canvasElement.querySelector('input[type=email]')!, 'fan@example.com{Enter}');
  },
};
export const ResetPassword = story('resetPassword', {
  path: link,
  answers: { verifyResetPasswordEmail: { emailAddress: 'fan@example.com' } },
});
export const ResetPasswordChecking = story('resetPassword', {
  path: link,
  answers: { verifyResetPasswordEmail: never },
});
export const ResetPasswordExpired = story('resetPassword', {
  path: link,
  answers: { verifyResetPasswordEmail: refuse('emailLinkExpired') },
});
export const ResetPasswordMissing = story('resetPassword');
export const PasswordChanged = story('passwordChanged');
export const VerifyEmail = story('verifyEmail', signedIn({ getProfile: unverified }));
export const VerifyEmailCodeRefused: Story = {
  ...story(
    'verifyEmail',
    signedIn({ getProfile: unverified, verifyEmailByCode: refuse('verificationCodeWrong') }),
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '01234567{Enter}');
  },
};
export const UpdateDetails = story(
  'updateDetails',
  signedIn({ getProfile: buildProfile({ complete: false }), updateProfile: refuse('invalidPostalCode') }),
);
export const FinishAccount = story('finishAccount', {
  path: link,
  answers: { getPartialUserAccount: begun },
});
export const FinishAccountOneStep = story('finishAccount', {
  path: link,
  answers: { getPartialUserAccount: { ...begun, partial: false } },
});
export const FinishAccountDetails = story('finishAccountDetails', {
  path: link,
  answers: { getPartialUserAccount: begun },
  below: 'finishAccount',
});
export const FinishAccountChecking = story('finishAccount', {
  path: link,
  answers: { getPartialUserAccount: never },
});
export const FinishAccountExpired = story('finishAccount', {
  path: link,
  answers: { getPartialUserAccount: refuse('emailLinkExpired') },
});
export const LoadProfile = story('loadProfile', signedIn({ getProfile: never }));
export const LoadProfileFailed = story('loadProfile', signedIn({ getProfile: refuse('invalidRequest') }));
export const Logout = story('logout', signedIn({ getProfile: buildProfile(), logOut: never }));

/** Over a page; a sheet on phones. */
export const Overlay: Story = {
  decorators: [onIdentity({ getConfiguration: methods })],
  render: () => <AuthenticationOverlay flow={flowOf('oauthList', {})} />,
};
