import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { AuthenticationHost } from '../../components/authentication/AuthenticationHost.tsx';
import { keepAttempt, type KeptAttempt } from '../../session/oauth/oauthAttempts.ts';
import { OAuthBrowserContext } from '../../session/oauth/oauthBrowser.ts';
import { hearArrival } from '../../session/oauth/oauthChannel.ts';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { AppleRedirectPage, GoogleRedirectPage } from './OAuthRedirectPage.tsx';

const attempt: KeptAttempt = {
  type: 'Google',
  redirectUrl: 'http://localhost/authentication/google/redirect',
  state: 's-1',
  browserKey: 'key-1',
  returnTo: '/events/e1?section=101',
};
const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const browser = {
  openWindow: () => undefined,
  leaveTo: () => undefined,
  goOnTo: jest.fn(),
  closeSelf: jest.fn(),
};
const here = () => document.querySelector('output');

function arrive(address: string, answers: MockAnswers = {}) {
  const page = address.includes('/apple/') ? <AppleRedirectPage /> : <GoogleRedirectPage />;
  window.history.replaceState(null, '', address);
  const session = { ...buildSession(), newAccount: false };
  return renderFeature(
    <OAuthBrowserContext value={browser}>
      {page}
      <AuthenticationHost />
      <Here />
    </OAuthBrowserContext>,
    identitySettings({ thirdPartyLogin: session, ...answers }, { path: address.replace(/[?#].*/, '') }),
  );
}
const logIns = ({ api }: ReturnType<typeof arrive>) =>
  api.calls.filter(({ operationId }) => operationId === 'thirdPartyLogin').map(({ request }) => request);

describe('the page of a redirect', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    browser.goOnTo.mockReset();
  });

  it('trades the code for a session and goes back, with the query that there was [I2.02, I7.29, I4.12]', async () => {
    keepAttempt(attempt);
    const page = arrive('/authentication/google/redirect?code=c-1&state=s-1&iss=https%3A%2F%2Fg');
    await waitFor(() => expect(here()).toHaveTextContent('/events/e1?section=101'));
    expect(logIns(page)).toEqual([
      {
        authToken: 'c-1',
        authenticatorType: 'Google',
        redirectUrl: attempt.redirectUrl,
        state: 's-1',
        browserKey: 'key-1',
        issuer: 'https://g',
      },
    ]);
    expect(page.tokens.get()).toBe('token-of-a-test');
    expect(window.sessionStorage.getItem('foyer.oauth')).toBeNull();
  });

  it('goes where the server says, and asks for missing details there [I4.02]', async () => {
    keepAttempt(attempt);
    const profile = buildProfile({ complete: false });
    arrive('/authentication/google/redirect?code=c-1&state=s-1', {
      thirdPartyLogin: { ...buildSession(profile), newAccount: true, returnTo: '/contact?topic=press' },
    });
    await waitFor(() => expect(here()).toHaveTextContent('/contact?topic=press'));
    const dialog = await screen.findByRole('dialog', { name: 'Complete your profile' });
    await waitFor(() => expect(dialog).toBeVisible());
  });

  it('takes the names of Apple, and ignores an id_token [I2.02, I3.18]', async () => {
    keepAttempt({ ...attempt, type: 'Apple' });
    const page = arrive(
      '/authentication/apple/redirect?code=c&state=s-1&id_token=e.y.J#firstName=Ada&lastName=T',
    );
    await waitFor(() => expect(logIns(page)).toHaveLength(1));
    expect(logIns(page)[0]).toMatchObject({ authenticatorType: 'Apple', firstName: 'Ada', lastName: 'T' });
    expect(JSON.stringify(logIns(page))).not.toContain('e.y.J');
  });

  it('leaves neither code nor state in the address, from before the first call [AZ-13]', async () => {
    keepAttempt(attempt);
    const seen: string[] = [];
    const page = arrive('/authentication/google/redirect?code=c-1&state=s-1#firstName=Ada', {
      thirdPartyLogin: () => {
        seen.push(window.location.href);
        return { ...buildSession(), newAccount: false };
      },
    });
    const bare = `${window.location.origin}/authentication/google/redirect`;
    expect(window.location.href).toBe(bare);
    await waitFor(() => expect(logIns(page)).toHaveLength(1));
    expect(seen).toEqual([bare]);
  });

  it('goes on under the language that the way began with, and takes the code there beside the address [I2.01, AZ-13]', async () => {
    keepAttempt({ ...attempt, locale: 'fr-CA' });
    const first = arrive('/authentication/google/redirect?code=c-1&state=s-1');
    await waitFor(() =>
      expect(browser.goOnTo.mock.calls).toEqual([['/fr-CA/authentication/google/redirect']]),
    );
    expect(window.location.search).toBe('');
    expect(logIns(first)).toEqual([]);
    first.unmount();
    const second = arrive('/fr-CA/authentication/google/redirect');
    await waitFor(() => expect(here()).toHaveTextContent('/events/e1?section=101'));
    expect(logIns(second)).toEqual([expect.objectContaining({ authToken: 'c-1', browserKey: 'key-1' })]);
    expect(browser.goOnTo).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('foyer.oauth.carried')).toBeNull();
  });

  it('takes what was carried once, and only where it has the shape [AZ-13]', async () => {
    window.sessionStorage.setItem('foyer.oauth.carried', '{"attempt":{"locale":"//evil.test"},"arrival":{}}');
    const page = arrive('/fr-CA/authentication/google/redirect');
    expect(await screen.findByText('You started this login in another browser')).toBeVisible();
    expect(logIns(page)).toEqual([]);
    expect(window.sessionStorage.getItem('foyer.oauth.carried')).toBeNull();
  });

  it.each([
    ['nothing was begun here', undefined, '?code=c-1&state=s-1'],
    ['another state', attempt, '?code=c-1&state=s-2'],
    ['no state', attempt, '?code=c-1'],
  ])('does nothing where %s: a planted address logs no one in [AZ-08]', async (_name, kept, query) => {
    if (kept) keepAttempt(kept);
    const page = arrive(`/authentication/google/redirect${query}`);
    expect(await screen.findByText('You started this login in another browser')).toBeVisible();
    expect(logIns(page)).toEqual([]);
  });

  it('does not take the answer of one provider for that of another [AZ-08]', async () => {
    keepAttempt(attempt);
    const page = arrive('/authentication/apple/redirect?code=c-1&state=s-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t complete the login');
    expect(logIns(page)).toEqual([]);
  });

  it.each([
    ['?error=access_denied&state=s-1', {}, 'Nothing changed'],
    [
      '?code=c-1&state=s-1',
      { thirdPartyLogin: refuse('thirdPartyEmailNotVerified', { message: 'Not verified there.' }) },
      'Not verified there.',
    ],
  ])('says that %s failed, and goes back to the way in [I8.05, I8.09]', async (query, answers, words) => {
    keepAttempt(attempt);
    const { user } = arrive(`/authentication/google/redirect${query}`, answers);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Back to login options' }));
    await waitFor(() => expect(here()).toHaveTextContent('/events/e1?section=101'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('hands the result to the page that opened this window, and does not log in itself [I3.18]', async () => {
    const heard = jest.fn();
    const stop = hearArrival('s-9', heard);
    const page = arrive('/authentication/google/redirect?code=c-9&state=s-9');
    expect(await screen.findByText('You can close this window')).toBeVisible();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ code: 'c-9', state: 's-9' }));
    expect(logIns(page)).toEqual([]);
    expect(browser.closeSelf).toHaveBeenCalled();
    stop();
  });
});
