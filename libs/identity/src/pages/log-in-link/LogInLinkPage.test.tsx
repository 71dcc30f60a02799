import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { LogInLinkPage } from './LogInLinkPage.tsx';

function Here() {
  return <output aria-label="here">{useLocation().pathname}</output>;
}
const page = (
  <>
    <LogInLinkPage />
    <Here />
  </>
);
const show = (answers: MockAnswers, path = '/authentication/link?token=t-1') =>
  renderFeature(page, identitySettings(answers, { path }));
const press = () => screen.getByRole('button', { name: 'Log in' });
const callsOf = ({ calls }: { calls: { operationId: string; request: unknown }[] }) =>
  calls.filter(({ operationId }) => operationId === 'logInByLink').map(({ request }) => request);

describe('LogInLinkPage [AZ-11]', () => {
  it('logs in by the link after a press of the button, and not before', async () => {
    const { user, api, store, tokens } = show({ logInByLink: buildSession() });
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(callsOf(api)).toEqual([]);
    await user.click(press());
    await waitFor(() => expect(screen.getByLabelText('here')).toHaveTextContent(/^\/$/));
    expect(callsOf(api)).toEqual([{ token: 't-1' }]);
    expect(tokens.get()).toBe('token-of-a-test');
    expect(store.getState()).toMatchObject({ identity: { status: 'signedIn' } });
  });

  it.each(['emailLinkExpired', 'emailLinkMalformed'] as const)('leads to the form after %s', async (code) => {
    const { user } = show({ logInByLink: refuse(code) });
    await user.click(press());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByText(/log in with your password again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/authentication');
  });

  it('keeps the button after a refusal that passes', async () => {
    const { user } = show({
      logInByLink: refuse('tooManyRequests', { message: 'Too many attempts. Wait a minute and try again.' }),
    });
    await user.click(press());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Wait a minute/);
    expect(press()).toBeEnabled();
  });

  it('says that the token is missing, without a call', () => {
    const { api } = show({}, '/authentication/link');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(callsOf(api)).toEqual([]);
  });
});
