import { act, screen, waitFor } from '@testing-library/react';
import type { AuthenticatorType, ThirdPartyLoginStart } from '@foyer/contract';
import { buildConfiguration, buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { readArrival } from '../../model/oauthArrival.ts';
import { takeAttempt } from '../../session/oauth/oauthAttempts.ts';
import { OAuthBrowserContext, type OAuthBrowser } from '../../session/oauth/oauthBrowser.ts';
import { tellArrival } from '../../session/oauth/oauthChannel.ts';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { AuthenticationHost } from '../authentication/AuthenticationHost.tsx';
import { OAuthList } from './OAuthList.tsx';

const begun: ThirdPartyLoginStart = {
  authorizationUrl: 'https://provider.example/authorize?x=1',
  redirectUrl: 'http://localhost/api/public/apple/redirect',
  state: 's-1',
  browserKey: 'key-1',
};
const both: AuthenticatorType[] = ['Apple', 'Google'];

function fakeBrowser({ blocks = false } = {}) {
  const seen = { shown: [] as string[], left: [] as string[], closed: 0 };
  const browser: OAuthBrowser = {
    openWindow: () =>
      blocks ? undefined : { show: (address) => seen.shown.push(address), close: () => (seen.closed += 1) },
    leaveTo: (address) => seen.left.push(address),
    goOnTo: () => undefined,
    closeSelf: () => undefined,
  };
  return { browser, seen };
}

function show(
  surface: 'overlay' | 'page',
  answers: MockAnswers = {},
  { types = both, blocks = false }: { types?: AuthenticatorType[]; blocks?: boolean } = {},
) {
  const { browser, seen } = fakeBrowser({ blocks });
  const stage = renderFeature(
    <OAuthBrowserContext value={browser}>
      <OAuthList surface={surface}>
        <button>By email</button>
      </OAuthList>
    </OAuthBrowserContext>,
    identitySettings(
      {
        getConfiguration: buildConfiguration({ authenticatorTypes: types }),
        startThirdPartyLogin: begun,
        thirdPartyLogin: { ...buildSession(), newAccount: true },
        ...answers,
      },
      { path: '/events/e1?section=101' },
    ),
  );
  const calls = (operationId: string) =>
    stage.api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request);
  return { ...stage, seen, calls };
}
const press = async ({ user }: ReturnType<typeof show>, type: AuthenticatorType) =>
  user.click(await screen.findByRole('button', { name: `Continue with ${type}` }));
const comeBack = (search: string, hash = '') => act(() => tellArrival(readArrival(search, hash), 500));

describe('OAuthList', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/events/e1?section=101');
  });

  it.each([
    [['Apple', 'Google'] as AuthenticatorType[], ['Continue with Apple', 'Continue with Google', 'By email']],
    [['Google'] as AuthenticatorType[], ['Continue with Google', 'By email']],
    [[], ['By email']],
  ])('shows %j, and the ways by email below [I4.01, I3.28, I2.32]', async (types, names) => {
    show('page', {}, { types });
    await waitFor(() =>
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names),
    );
  });

  it('goes by a window over a page, and the page stays: code and names come back by it [I3.18, I7.08]', async () => {
    const list = show('overlay');
    await press(list, 'Apple');
    expect(await screen.findByText('Continue in the Apple window')).toBeVisible();
    expect(list.seen).toEqual({ shown: [begun.authorizationUrl], left: [], closed: 0 });
    expect(await comeBack('?code=c-1&state=s-1&iss=https%3A%2F%2Fa', '#firstName=Ada&lastName=T')).toBe(true);
    await waitFor(() =>
      expect(list.calls('thirdPartyLogin')).toEqual([
        {
          authToken: 'c-1',
          authenticatorType: 'Apple',
          redirectUrl: begun.redirectUrl,
          state: 's-1',
          browserKey: 'key-1',
          issuer: 'https://a',
          firstName: 'Ada',
          lastName: 'T',
        },
      ]),
    );
    expect(list.tokens.get()).toBe('token-of-a-test');
    expect(list.seen.closed).toBe(1);
    expect(window.sessionStorage.getItem('foyer.oauth')).toBeNull();
  });

  it('does not hear another state, and waits on [AZ-08]', async () => {
    const list = show('overlay');
    await press(list, 'Google');
    await screen.findByText('Continue in the Google window');
    expect(await comeBack('?code=c-1&state=s-2')).toBe(false);
    expect(screen.getByText('Continue in the Google window')).toBeVisible();
    expect(list.calls('thirdPartyLogin')).toEqual([]);
  });

  it.each([
    ['a page of its own', 'page' as const, {}],
    ['a browser that opens no windows', 'overlay' as const, { blocks: true }],
  ])(
    'leaves the page for %s, and remembers where it was, its query too [I2.02, I7.29]',
    async (_name, surface, more) => {
      const list = show(surface, {}, more);
      await press(list, 'Google');
      await waitFor(() => expect(list.seen.left).toEqual([begun.authorizationUrl]));
      expect(list.calls('startThirdPartyLogin')).toEqual([
        { authenticatorType: 'Google', returnTo: '/events/e1?section=101' },
      ]);
      expect(takeAttempt('s-1')).toEqual({
        type: 'Google',
        redirectUrl: begun.redirectUrl,
        state: 's-1',
        browserKey: 'key-1',
        returnTo: '/events/e1?section=101',
      });
    },
  );

  it('comes back to a page in the language of an address by the path that the router knows [I2.01, I2.02]', async () => {
    const list = show('page');
    window.history.replaceState(null, '', '/fr-CA/events/e1?section=101');
    await press(list, 'Google');
    await waitFor(() => expect(list.seen.left).toHaveLength(1));
    expect(list.calls('startThirdPartyLogin')).toEqual([
      { authenticatorType: 'Google', returnTo: '/events/e1?section=101' },
    ]);
    expect(takeAttempt('s-1')).toMatchObject({ returnTo: '/events/e1?section=101', locale: 'fr-CA' });
  });

  it('shows the generic message after a refusal there, dismissed back to the ways in [I8.05]', async () => {
    const list = show('overlay');
    await press(list, 'Apple');
    await screen.findByText('Continue in the Apple window');
    await comeBack('?error=user_cancelled_authorize&state=s-1');
    expect(await screen.findByText('We couldn’t complete the login')).toBeVisible();
    expect(list.calls('thirdPartyLogin')).toEqual([]);
    await list.user.click(screen.getByRole('button', { name: 'Back to login options' }));
    expect(screen.getByRole('button', { name: 'Continue with Apple' })).toBeEnabled();
  });

  it('says what the server says of a conflict [I8.09, I8.02]', async () => {
    const message = 'There is already an account with this email address.';
    const list = show('overlay', { thirdPartyLogin: refuse('thirdPartyAccountUnverified', { message }) });
    await press(list, 'Google');
    await screen.findByText('Continue in the Google window');
    await comeBack('?code=c-1&state=s-1');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('closes the window where the way cannot begin, or is given up', async () => {
    const list = show('overlay', { startThirdPartyLogin: refuse('serviceUnavailable') });
    await press(list, 'Apple');
    expect(await screen.findByText('We couldn’t complete the login')).toBeVisible();
    expect(list.seen.closed).toBe(1);
    list.api.answer({ startThirdPartyLogin: begun });
    await list.user.click(screen.getByRole('button', { name: 'Back to login options' }));
    await press(list, 'Apple');
    await list.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(list.seen.closed).toBe(2);
    expect(await comeBack('?code=c-1&state=s-1')).toBe(false);
  });
});

describe('the way in, by a provider', () => {
  function Page() {
    const { requireVerified } = useAuthentication();
    const types = useSignInMethods();
    if (types.length === 0) return null;
    return (
      <>
        <button onClick={() => void requireVerified(() => undefined)}>Pay</button>
        <AuthenticationHost />
      </>
    );
  }

  it('asks a new account for its details before anything else, and then is done [I4.02, I4.05, I3.13]', async () => {
    const { browser } = fakeBrowser();
    const profile = buildProfile({ complete: false });
    const { user } = renderFeature(
      <OAuthBrowserContext value={browser}>
        <Page />
      </OAuthBrowserContext>,
      identitySettings({
        getConfiguration: buildConfiguration({ authenticatorTypes: both }),
        startThirdPartyLogin: begun,
        thirdPartyLogin: { ...buildSession(profile), newAccount: true },
        updateProfile: buildProfile(),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Pay' }));
    await screen.findByRole('dialog', { name: 'Log in or sign up' });
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByText('Continue in the Google window');
    await comeBack('?code=c-1&state=s-1');
    await screen.findByRole('dialog', { name: 'Complete your profile' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
