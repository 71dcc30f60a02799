import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { AuthenticationHost } from '../../components/authentication/AuthenticationHost.tsx';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { AuthenticationPage } from './AuthenticationPage.tsx';

const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const page = (
  <>
    <AuthenticationPage />
    <AuthenticationHost />
    <Here />
  </>
);
const show = (path: string, answers: MockAnswers = {}, token?: string) =>
  renderFeature(page, identitySettings(answers, { path, ...(token ? { token } : {}) }));
const here = () => document.querySelector('output');

describe('AuthenticationPage', () => {
  it.each([
    ['/authentication', 'Log in'],
    ['/authentication?mode=signUp', 'Create your account'],
    ['/authentication?mode=signUp&source=verifyEmail', 'Log in'],
    ['/authentication/whitelabel?mode=signUp', 'Create your account'],
  ])('shows the step of %s as a page, with nothing over it [I2.02, I3.28, I4.01]', async (path, title) => {
    show(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to the given page after the log-in, its query too [I4.11]', async () => {
    const { user } = show('/authentication?returnTo=%2Fevents%2Fe1%3Fsection%3D101', {
      logIn: buildSession(),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77{Enter}');
    await waitFor(() => expect(here()).toHaveTextContent('/events/e1?section=101'));
  });

  it.each(['', '?returnTo=https%3A%2F%2Fevil.example', '?returnTo=%2F%2Fevil.example'])(
    'goes to My {product} with no page of ours to go to: %j [I4.11]',
    async (query) => {
      show(`/authentication${query}`, { getProfile: buildProfile() }, 'session');
      await waitFor(() => expect(here()).toHaveTextContent(/^\/myPass$/));
    },
  );

  it('loads the profile of who is signed in, and tries again where that failed [I4.01, I2.20]', async () => {
    const { api, user } = show('/authentication', { getProfile: refuse('invalidRequest') }, 'session');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(await screen.findByText(/couldn’t load your profile/)).toBeVisible();
    api.answer({ getProfile: buildProfile() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(here()).toHaveTextContent(/^\/myPass$/));
  });

  it('logs out the current person and starts again when another one logs in [I4.01]', async () => {
    const { api, tokens } = show(
      '/authentication?logoutExisting=true&mode=signUp',
      { getProfile: buildProfile(), logOut: { ok: true } },
      'session',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
    expect(api.calls.filter(({ operationId }) => operationId === 'logOut')).toHaveLength(1);
    expect(tokens.get()).toBeUndefined();
    expect(here()).toHaveTextContent('/authentication');
  });

  it('leads out again where a black-listed account came in [I6.04, I4.03]', async () => {
    const blackListed = buildProfile({ userAuthenticationState: 'BLACK_LISTED' });
    show('/authentication', { getProfile: blackListed }, 'session');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in'));
    expect(here()).toHaveTextContent('/authentication');
  });

  it('ends once the reset mail is sent, and reports that no one is logged in [I4.03, I4.06]', async () => {
    const { user } = show('/authentication', { initiateResetPassword: { ok: true } });
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'fan@example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: 'You’re not logged in' })).toBeVisible();
    expect(here()).toHaveTextContent('/authentication');
  });
});
