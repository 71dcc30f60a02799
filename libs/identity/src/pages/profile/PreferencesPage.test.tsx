import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { buildConfiguration, buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import {
  buildNotificationSettings,
  buildUserSession,
  otherSession,
  preferencesAnswers,
} from '../../testing/buildProfileParts.ts';
import { LogoutPage } from '../logout/LogoutPage.tsx';
import { PreferencesPage } from './PreferencesPage.tsx';

const Here = () => <output data-testid="here">{useLocation().pathname}</output>;
const page = (
  <>
    <ProfileWatch />
    <Routes>
      <Route path="/logout" element={<LogoutPage />} />
      <Route path="*" element={<PreferencesPage />} />
    </Routes>
    <Here />
  </>
);
const show = (answers: MockAnswers = {}, locale?: 'fr-CA') =>
  renderFeature(
    page,
    identitySettings(preferencesAnswers(answers), {
      token: 'session',
      path: '/profile/preferences',
      ...(locale ? { locale } : {}),
    }),
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const answerQuestion = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });
const frozen = buildProfile({ tokensFrozenAt: '2027-01-02T12:00:00.000Z' });

// Ariakit focuses only elements with a box, and jsdom has no layout.
beforeEach(() =>
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList),
);
afterEach(() => jest.restoreAllMocks());

describe('the pages of a profile', () => {
  it('lead to one another, and say on which one is [I2.13]', async () => {
    show();
    const links = within(await screen.findByRole('navigation', { name: 'Profile sections' }));
    expect(links.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/profile',
      '/profile/preferences',
      '/profile/orders',
      '/profile/wallet',
    ]);
    expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Preferences');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Preferences and security');
  });
});

describe('notification settings [I7.19]', () => {
  const reminders = () => screen.findByRole('switch', { name: /Reminders and changes/ });

  it('are in force as soon as they are pressed', async () => {
    const { user, api } = show({
      updateNotificationSettings: (settings) => settings,
    });
    expect(await reminders()).toBeChecked();
    await user.click(await reminders());
    await user.click(screen.getByRole('switch', { name: /News from us/ }));
    expect(await reminders()).not.toBeChecked();
    expect(await screen.findByText('Saved.')).toBeVisible();
    const sent = api.calls.filter(({ operationId }) => operationId === 'updateNotificationSettings');
    expect(sent.map(({ request }) => request)).toEqual([
      buildNotificationSettings({ eventReminders: false }),
      buildNotificationSettings({ eventReminders: false, newsletter: true }),
    ]);
    expect(screen.getByRole('switch', { name: /News from us/ })).toBeChecked();
  });

  it('go back where they could not be saved, and say so', async () => {
    const { user } = show({ updateNotificationSettings: refuse('serverError') });
    await user.click(await reminders());
    expect(await screen.findByText(/An error occurred on the server/)).toBeVisible();
    expect(await reminders()).toBeChecked();
  });

  it('can be asked for again where they did not come', async () => {
    const { user, api } = show({ getNotificationSettings: refuse('invalidRequest') });
    expect(await screen.findByText('We couldn’t load your settings')).toBeVisible();
    api.answer({ getNotificationSettings: buildNotificationSettings() });
    await user.click(await button('Try again'));
    expect(await reminders()).toBeChecked();
  });
});

describe('sessions', () => {
  it('say which device is where and since when, and which one this is', async () => {
    show();
    const rows = await screen.findAllByText(/Last used/);
    expect(rows).toHaveLength(2);
    expect(screen.getByText('Firefox on Linux')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    expect(screen.getByText(/198\.51\.100\.4/)).toBeVisible();
  });

  it('end one by one; this one has no button for it', async () => {
    const { user, api } = show({ endSession: { ok: true } });
    const end = await button(/^Log out Safari on iOS/);
    api.answer({ listSessions: { sessions: [buildUserSession()] } });
    await user.click(end);
    expect(await screen.findByText('Logged out Safari on iOS.')).toBeVisible();
    expect(api.calls.find(({ operationId }) => operationId === 'endSession')?.request).toEqual({
      sessionId: otherSession.sessionId,
    });
    expect(await screen.findByText('This is the only device you’re logged in on.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Log out/ })).toBeNull();
  });

  it('end all but this one after a question', async () => {
    const { user, api } = show({ endOtherSessions: { ok: true } });
    await user.click(await button('Log out everywhere else'));
    await user.click(await answerQuestion('Cancel'));
    expect(api.calls.some(({ operationId }) => operationId === 'endOtherSessions')).toBe(false);
    await user.click(await button('Log out everywhere else'));
    await user.click(await answerQuestion('Log out'));
    expect(await screen.findByText('You’re logged out on every other device.')).toBeVisible();
  });

  it('say what went wrong', async () => {
    const { user } = show({ endSession: refuse('serverError') });
    await user.click(await button(/^Log out Safari/));
    expect(await screen.findByText(/An error occurred on the server/)).toBeVisible();
  });
});

describe('freezing all {product}', () => {
  it('asks, freezes, and says since when', async () => {
    const { user } = show({ freezeTokens: frozen });
    await user.click(await button('Freeze'));
    await user.click(await answerQuestion('Freeze'));
    expect(await screen.findByText(/^Frozen since/)).toBeVisible();
    expect(await button('Unfreeze')).toBeVisible();
  });

  it('ends with the password where the log-in is old, and says what is wrong with it', async () => {
    let isRecent = false;
    const { user, api, tokens } = show({
      getProfile: frozen,
      unfreezeTokens: () => (isRecent ? buildProfile() : refuse('recentLogInNeeded')),
      confirmLogIn: ({ password }) => {
        if (password !== 'velvet 77')
          return refuse('invalidUsernameOrPassword', { message: 'Incorrect email or password.' });
        isRecent = true;
        return buildSession();
      },
    });
    await user.click(await button('Unfreeze'));
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'wrong 77{Enter}');
    expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
    await user.clear(password);
    api.answer({ getProfile: buildProfile() });
    await user.type(password, 'velvet 77{Enter}');
    expect(await screen.findByText('Your Passes are unfrozen. You have new entry codes.')).toBeVisible();
    expect(tokens.get()).toBe('token-of-a-test');
    expect(await button('Freeze')).toBeVisible();
  });

  it('stays frozen when the confirmation is closed', async () => {
    const { user, api } = show({ getProfile: frozen, unfreezeTokens: refuse('recentLogInNeeded') });
    await user.click(await button('Unfreeze'));
    await screen.findByLabelText('Password');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button('Unfreeze')).toBeEnabled();
    expect(api.calls.filter(({ operationId }) => operationId === 'unfreezeTokens')).toHaveLength(1);
  });

  it('takes a code from a mail from who has no password, and says what is wrong with it', async () => {
    let isRecent = false;
    const { user, api } = show({
      getProfile: frozen,
      getLogInMethods: { hasPassword: false, authenticatorTypes: [] },
      unfreezeTokens: () => (isRecent ? buildProfile() : refuse('recentLogInNeeded')),
      sendLogInCode: { ok: true },
      confirmLogIn: ({ code }) => {
        if (code !== '01234567') return refuse('logInCodeWrong', { message: 'That code doesn’t work.' });
        isRecent = true;
        return buildSession();
      },
    });
    await user.click(await button('Unfreeze'));
    await user.click(await button('Email me a code'));
    const field = await screen.findByLabelText('Code from the email');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.type(field, '1234{Enter}');
    expect(await screen.findByText('Enter the 8-digit code.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '76543210{Enter}');
    expect(await screen.findByText(/That code doesn’t work/)).toBeVisible();
    await user.clear(field);
    api.answer({ getProfile: buildProfile() });
    await user.type(field, ' 0123 4567{Enter}');
    expect(await screen.findByText('Your Passes are unfrozen. You have new entry codes.')).toBeVisible();
  });

  it('says when no code can be sent, and when the ways are not known', async () => {
    const { user, api } = show({
      getProfile: frozen,
      unfreezeTokens: refuse('recentLogInNeeded'),
      getLogInMethods: refuse('invalidRequest'),
      sendLogInCode: refuse('tooManyRequests', {
        message: 'Too many attempts. Wait a minute and try again.',
      }),
    });
    await user.click(await button('Unfreeze'));
    const retry = await button('Try again');
    await waitFor(() => expect(screen.getByText('We couldn’t load your login options')).toBeVisible());
    api.answer({ getLogInMethods: { hasPassword: true, authenticatorTypes: [] } });
    await user.click(retry);
    await user.click(await button('Email me a code'));
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('offers the providers that open the account, and no other', async () => {
    const { user } = show({
      getConfiguration: buildConfiguration({ authenticatorTypes: ['Apple', 'Google'] }),
      getProfile: frozen,
      getLogInMethods: { hasPassword: false, authenticatorTypes: ['Google'] },
      unfreezeTokens: refuse('recentLogInNeeded'),
    });
    await user.click(await button('Unfreeze'));
    expect(await button('Continue with Google')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull();
  });
});

describe('deleting the account [I7.16]', () => {
  it('says what stands in the way instead of a button', async () => {
    show({ checkAccountDeletion: { upcomingTokens: 2, openPayments: 0 } });
    expect(await screen.findByText(/You have 2 Passes for upcoming events/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my Passes' })).toHaveAttribute('href', '/myPass/going');
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('says so of money too', async () => {
    show({ checkAccountDeletion: { upcomingTokens: 0, openPayments: 1 } });
    expect(await screen.findByText(/1 payment hasn’t gone through yet/)).toBeVisible();
  });

  it('names organizations that would be without an owner', async () => {
    show({ checkAccountDeletion: { upcomingTokens: 0, openPayments: 0, ownedOrganisations: 1 } });
    expect(await screen.findByText(/You’re the only owner of 1 organization/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('asks, deletes, and leaves a visitor, with nothing left behind [BR-10]', async () => {
    sessionStorage.setItem('foyer.form.shipping', JSON.stringify({ v: 1, values: { fullName: 'Ada' } }));
    const { user, api, store, tokens } = show({ deleteAccount: { ok: true }, logOut: { ok: true } });
    await user.click(await button('Delete my account'));
    await user.click(await answerQuestion('Keep my account'));
    expect(api.calls.some(({ operationId }) => operationId === 'deleteAccount')).toBe(false);
    await user.click(await button('Delete my account'));
    await user.click(await answerQuestion('Delete for good'));
    expect(await screen.findByText('Your account was deleted. We’ll confirm by email.')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent(/^\/logout$/));
    await waitFor(() => expect(tokens.get()).toBeUndefined());
    expect(store.getState()).toMatchObject({ identity: { status: 'signedOut', profile: undefined } });
    expect(sessionStorage.getItem('foyer.form.shipping')).toBeNull();
  });

  it('keeps everything where the server refuses', async () => {
    const { user, tokens } = show({
      deleteAccount: refuse('accountNotDeletable', {
        message:
          'You can’t delete your account yet. Check your upcoming events and payments, then try again later.',
      }),
    });
    await user.click(await button('Delete my account'));
    await user.click(await answerQuestion('Delete for good'));
    expect(
      await screen.findByText(
        'You can’t delete your account yet. Check your upcoming events and payments, then try again later.',
      ),
    ).toBeVisible();
    expect(tokens.get()).toBe('session');
  });

  it('speaks French in Québec', async () => {
    show({ checkAccountDeletion: { upcomingTokens: 1, openPayments: 0 } }, 'fr-CA');
    expect(await screen.findByText(/Vous avez 1 Pass pour un événement à venir/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Supprimer le compte' })).toBeVisible();
  });
});
