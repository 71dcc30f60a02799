import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { buildProfile, renderFeature, type MockAnswers } from '@foyer/testing';
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
  ])('opens the way in at the step of %s [I2.02, I3.28, I4.01]', async (path, title) => {
    show(path);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
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
});
