import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { buildProfile, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { AuthenticationHost } from '../authentication/AuthenticationHost.tsx';
import { AccessGate } from '../gate/AccessGate.tsx';
import { LogoutPage } from '../../pages/logout/LogoutPage.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const Here = () => <output>{useLocation().pathname}</output>;
const frame = (
  <>
    <AccountMenu texts={{ logIn: 'Log in', signUp: 'Sign up' }} />
    <AuthenticationHost />
    <Routes>
      <Route path="/logout" element={<LogoutPage />} />
      <Route path="/profile" element={<AccessGate>The profile</AccessGate>} />
      <Route path="*" element={null} />
    </Routes>
    <Here />
  </>
);
const show = (answers: MockAnswers, token?: string, path = '/events') =>
  renderFeature(frame, identitySettings(answers, { path, ...(token ? { token } : {}) }));
const button = (name: string) => screen.findByRole('button', { name });
const here = () => document.querySelector('output');

// Ariakit focuses only elements with a box, and jsdom has no layout.
beforeEach(() =>
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList),
);
afterEach(() => jest.restoreAllMocks());

describe('AccountMenu', () => {
  it.each([
    ['Log in', 'Log in'],
    ['Sign up', 'Create your account'],
  ])('starts from %s at its step [I2.23, I2.32]', async (name, title) => {
    const { user } = show({});
    await user.click(await button(name));
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  });

  it.each([
    ['a promoter to the sales', { isPromoter: true }, 'Promoter sales', '/promoter'],
    ['a member of an organisation there', { isOrganiser: true }, 'Your organization', '/organiser'],
  ])('leads %s, and nobody else [C6.06e]', async (_who, role, name, href) => {
    const { user } = show({ getProfile: buildProfile(role) }, 'session');
    await user.click(await button('Ada'));
    expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('href', href);
  });

  it('offers account area, profile and log-out to a verified fan, by keyboard too [I2.24]', async () => {
    const { user } = show({ getProfile: buildProfile() }, 'session');
    (await button('Ada')).focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((each) => each.textContent)).toEqual([
      'My Passes',
      'Profile',
      'Orders',
      'Wait lists',
      'What you follow',
      'Wallet',
      'Preferences',
      'Log out',
    ]);
    expect(items[2]).toHaveAttribute('href', '/profile/orders');
    expect(items[0]).toHaveAttribute('href', '/myPass/going');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(await button('Ada')).toHaveFocus();
  });

  it('offers no account area before the address is verified [I2.24, I3.09]', async () => {
    const { user } = show(
      { getProfile: buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' }) },
      'session',
    );
    await user.click(await button('Ada'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((each) => each.textContent)).toEqual(['Profile', 'Log out']);
  });

  it.each(['/events', '/profile'])(
    'ends the session from %s, on the server too, and no gate asks to log in again [I2.09, I2.19, I4.14, I7.09]',
    async (path) => {
      const { user, api, store, tokens } = show(
        { getProfile: buildProfile(), logOut: { ok: true } },
        'session',
        path,
      );
      await user.click(await button('Ada'));
      await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
      expect(await screen.findByText('You’re logged out')).toBeVisible();
      expect(await button('Log in')).toBeVisible();
      expect(api.calls.map(({ operationId }) => operationId)).toContain('logOut');
      expect(tokens.get()).toBeUndefined();
      expect(store.getState()).toMatchObject({
        identity: { status: 'signedOut', flow: { kind: 'COMPLETED' } },
      });
      expect(here()).toHaveTextContent(/^\/logout$/);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('stays where one was after a log-in [I4.11]', async () => {
    const { user } = show({ logIn: buildSession() });
    await user.click(await button('Log in'));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77{Enter}');
    expect(await button('Ada')).toBeVisible();
    expect(here()).toHaveTextContent('/events');
  });
});
