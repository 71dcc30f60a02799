import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { AuthenticationHost } from '../authentication/AuthenticationHost.tsx';
import { AccessGate } from './AccessGate.tsx';

const SecretPage = () => <h1>{`Secret page${useLocation().search}`}</h1>;
const app = (
  <>
    <Routes>
      <Route path="/" element={<h1>Discover</h1>} />
      <Route
        path="/profile"
        element={
          <AccessGate>
            <SecretPage />
          </AccessGate>
        }
      />
    </Routes>
    <AuthenticationHost />
  </>
);
const show = (answers: MockAnswers, token?: string) =>
  renderFeature(app, identitySettings(answers, { path: '/profile?from=mail', ...(token ? { token } : {}) }));

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('AccessGate [I2.19, I2.20]', () => {
  it('shows the page to a verified fan', async () => {
    show({ getProfile: buildProfile() }, 'token');
    expect(await screen.findByRole('heading', { name: 'Secret page?from=mail' })).toBeVisible();
  });

  it('sends a visitor to discover, opens the overlay, and after the log-in back to where they wanted', async () => {
    const { user } = show({ logIn: buildSession() });
    expect(await screen.findByText('Discover')).toBeInTheDocument();
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Secret page?from=mail' })).toBeVisible();
  });

  it('waits in place in a host page’s frame, and shows the page there after the log-in [I2.19]', async () => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue({} as typeof window);
    const { user } = show({ logIn: buildSession() });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Log in to see this page' })).toBeVisible();
    expect(screen.queryByText('Discover')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Secret page?from=mail' })).toBeVisible();
  });

  it('finds the page again after a reload and another way in, its query too', async () => {
    const { unmount } = show({});
    expect(await screen.findByText(/Log in to see that page/)).toBeInTheDocument();
    unmount();
    const settings = identitySettings({ getProfile: buildProfile() }, { path: '/', token: 'token' });
    renderFeature(app, settings);
    expect(await screen.findByRole('heading', { name: 'Secret page?from=mail' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads nowhere later who gave up', async () => {
    const { user, unmount } = show({});
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    renderFeature(app, identitySettings({ getProfile: buildProfile() }, { path: '/', token: 'token' }));
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeVisible();
    expect(screen.queryByText(/Secret page/)).toBeNull();
  });

  it('opens the verification for an unverified address, and the page once it is verified', async () => {
    const { api } = show(
      { getProfile: buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' }) },
      'token',
    );
    expect(await screen.findByRole('dialog', { name: 'Verify your email' })).toBeInTheDocument();
    expect(screen.queryByText(/Secret page/)).toBeNull();
    api.answer({ getProfile: buildProfile() });
    expect(await screen.findByText('Secret page?from=mail')).toBeInTheDocument();
  });

  it('shows nothing to a black-listed account [I6.04]', async () => {
    const { api } = show({ getProfile: refuse('forbidden') }, 'token');
    await waitFor(() => expect(api.calls.some(({ operationId }) => operationId === 'getProfile')).toBe(true));
    await waitFor(() => expect(document.body).not.toHaveTextContent(/\S/));
  });

  it('says so when the profile could not be loaded, and tries again', async () => {
    const { api, user } = show({ getProfile: refuse('invalidRequest') }, 'token');
    const again = await screen.findByRole('button', { name: /again/i });
    api.answer({ getProfile: buildProfile() });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Secret page?from=mail' })).toBeVisible();
  });
});
