import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { ResetPasswordCallbackPage } from './ResetPasswordCallbackPage.tsx';

const Here = () => <output>{useLocation().pathname}</output>;
const here = () => document.querySelector('output');
const page = (
  <>
    <ProfileWatch />
    <ResetPasswordCallbackPage />
    <Here />
  </>
);
const link = { emailAddress: 'fan@example.com' };
const show = (answers: MockAnswers, path = '/resetPassword/callback?token=t-1') =>
  renderFeature(page, identitySettings(answers, { path }));
const password = () => screen.findByLabelText('New password');
const submit = () => screen.getByRole('button', { name: 'Change password' });

describe('ResetPasswordCallbackPage', () => {
  it('checks the link when it is opened, and says so [I4.07, I7.14]', async () => {
    const { api } = show({ verifyResetPasswordEmail: () => new Promise<never>(() => undefined) });
    expect(await screen.findByText('Checking the link')).toBeInTheDocument();
    await waitFor(() =>
      expect(api.calls).toContainEqual({
        operationId: 'verifyResetPasswordEmail',
        request: { token: 't-1' },
      }),
    );
  });

  it('changes the password, signs in and says so [I4.07, I3.19, I7.10]', async () => {
    const { user, api, store } = show({
      verifyResetPasswordEmail: link,
      changePassword: buildSession(),
    });
    await user.type(await password(), 'new velvet 7');
    await user.click(submit());
    expect(await screen.findByText(/Your password was changed, and/)).toBeVisible();
    expect(here()).toHaveTextContent('/resetPassword/callback');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(here()).toHaveTextContent(/^\/$/));
    expect(api.calls).toContainEqual({
      operationId: 'changePassword',
      request: { verificationString: 't-1', password: 'new velvet 7' },
    });
    expect(store.getState()).toMatchObject({ identity: { status: 'signedIn' } });
  });

  it('says what a password needs, without a request [I5.02, I9.02]', async () => {
    const { user, api } = show({ verifyResetPasswordEmail: link });
    await user.type(await password(), 'short');
    await user.click(submit());
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    expect(await password()).toHaveFocus();
    expect(api.calls.some(({ operationId }) => operationId === 'changePassword')).toBe(false);
  });

  it('says what the server did not accept, and keeps what was typed [I8.09]', async () => {
    const { user } = show({
      verifyResetPasswordEmail: link,
      changePassword: refuse('badPasswordStrength', { message: 'Too easy to guess.' }),
    });
    await user.type(await password(), 'password1');
    await user.click(submit());
    expect(await screen.findByText('Too easy to guess.')).toBeVisible();
    expect(await password()).toHaveValue('password1');
  });

  it('shows an expired link with the way to a new one [I4.07, I8.08]', async () => {
    const { user, api } = show({
      verifyResetPasswordEmail: refuse('emailLinkExpired'),
      initiateResetPassword: { ok: true },
    });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'fan@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/you’ll get a link shortly/)).toBeVisible();
    expect(api.calls).toContainEqual({
      operationId: 'initiateResetPassword',
      request: expect.objectContaining(link),
    });
  });

  it('says that a link without a token is incomplete, without a request, and sends a new one [I4.07, I8.08]', async () => {
    const { api } = show({}, '/resetPassword/callback');
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(api.calls.some(({ operationId }) => operationId === 'verifyResetPasswordEmail')).toBe(false);
    expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
  });

  it('leads on to where the link was asked for, and past what the account still lacks [I4.02, I4.07]', async () => {
    const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const { user, api } = show({
      verifyResetPasswordEmail: { ...link, returnTo: '/events/e1' },
      changePassword: buildSession(unverified),
      getProfile: unverified,
      resendVerificationLink: { ok: true },
    });
    await user.type(await password(), 'new velvet 7{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    api.answer({ getProfile: buildProfile() });
    await waitFor(() => expect(here()).toHaveTextContent('/events/e1'));
  });

  it('says that something is missing where the answer does not say whose it is [I4.07, I8.08]', async () => {
    show({ verifyResetPasswordEmail: { emailAddress: '' } });
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});
