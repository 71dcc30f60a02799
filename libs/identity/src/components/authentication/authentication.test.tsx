import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { buildConfiguration, buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { signedOut } from '../../session/identitySlice.ts';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { AuthenticationHost } from './AuthenticationHost.tsx';

/** Page below the overlay, with typed text and two actions. */
function Page() {
  const { requireSignedIn, requireVerified } = useAuthentication();
  const [log, setLog] = useState('nothing yet');
  const note = (what: string) => (end: { status: string }) => setLog(`${what}: ${end.status}`);
  return (
    <>
      <input aria-label="Notes" />
      <button onClick={() => void requireSignedIn(() => 'held').then(note('hold'))}>Hold</button>
      <button onClick={() => void requireVerified(() => 'paid').then(note('pay'))}>Pay</button>
      <output>{log}</output>
      <AuthenticationHost />
    </>
  );
}
const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const show = (answers: MockAnswers, token?: string) =>
  renderFeature(<Page />, identitySettings(answers, token ? { token } : {}));
const log = () => document.querySelector('output');
const button = (name: string) => screen.findByRole('button', { name });

async function typeCredentials(user: UserEvent, { email = 'ada@foyer.example', secret = 'velvet 77' } = {}) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText(/password/i, { selector: 'input' }), secret);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'CA');
  await user.type(screen.getByRole('textbox', { name: /postal/i }), 'H2X 1Y4');
  await user.click(await button('Next'));
}
async function typePerson(user: UserEvent) {
  const first = await screen.findByRole('textbox', { name: 'First name' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.type(first, 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Tremblay');
  await user.type(screen.getByRole('textbox', { name: /month/i }), '04');
  await user.type(screen.getByRole('textbox', { name: /day/i }), '12');
  await user.type(screen.getByRole('textbox', { name: /year/i }), '1990');
  await user.click(screen.getByRole('radio', { name: 'Woman' }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(await button('Create account'));
}

describe('the way in, over a page', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('runs the action at once where there is a session that is enough [I4.10]', async () => {
    const { user } = show({ getProfile: buildProfile() }, 'token');
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(log()).toHaveTextContent('pay: completed'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('holds as soon as the account is made, and the page below keeps what was typed [I4.05, I4.10]', async () => {
    const { user, api } = show({
      isEmailAddressAvailable: { ok: true },
      createAccount: buildSession(unverified),
      getProfile: unverified,
    });
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'row C');
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await typeCredentials(user);
    await typePerson(user);
    expect(await screen.findByText('Welcome!')).toBeVisible();
    expect(log()).toHaveTextContent('nothing yet');
    await waitFor(() => expect(log()).toHaveTextContent('hold: completed'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('row C');
    expect(api.calls.find(({ operationId }) => operationId === 'createAccount')?.request).toMatchObject({
      emailAddress: 'ada@foyer.example',
      password: 'velvet 77',
      firstName: 'Ada',
      lastName: 'Tremblay',
      dateOfBirth: '1990-04-12',
      gender: 'FEMALE',
      countryCode: 'CA',
      postalCode: 'H2X 1Y4',
      userLocale: 'en-US',
    });
  });

  it('pays only once the address is verified in another window, and goes on by itself [I4.08, I4.13, C5.17c]', async () => {
    const { user, api } = show({ logIn: buildSession(unverified), getProfile: unverified });
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await user.click(await button('I already have an account'));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77');
    await user.click(await button('Log in'));
    expect(await screen.findByText(/^We sent an email to fan@example\.com/)).toBeVisible();
    expect(log()).toHaveTextContent('nothing yet');
    api.answer({ getProfile: buildProfile() });
    await waitFor(() => expect(log()).toHaveTextContent('pay: completed'));
  });

  it('says that an address is taken before anything else is asked [I5.01]', async () => {
    const { user, api } = show({ isEmailAddressAvailable: refuse('userAlreadyExists') });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await typeCredentials(user);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid());
    expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
    api.answer({ isEmailAddressAvailable: refuse('serverError') });
  });

  it('goes back to the field that the server found at fault, with everything typed still there [I8.06, I8.09]', async () => {
    const { user } = show({
      isEmailAddressAvailable: { ok: true },
      createAccount: refuse('badPasswordStrength', { message: 'Too easy to guess.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await typeCredentials(user);
    await typePerson(user);
    expect(await screen.findByText('Too easy to guess.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foyer.example');
    await user.click(await button('Next'));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });

  it('goes on when its success is closed: the account is there [I4.05]', async () => {
    const { user } = show({
      getConfiguration: buildConfiguration({ successMs: 600_000 }),
      isEmailAddressAvailable: { ok: true },
      createAccount: buildSession(unverified),
      getProfile: unverified,
    });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await typeCredentials(user);
    await typePerson(user);
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(log()).toHaveTextContent('hold: completed'));
  });

  it('keeps what was typed when it is closed by accident, in whichever form is opened next', async () => {
    const { user } = show({ isEmailAddressAvailable: { ok: true } });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await typeCredentials(user);
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
    await user.click(screen.getByRole('radio', { name: 'Woman' }));
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ada@foyer.example');
    expect(screen.getByLabelText(/password/i, { selector: 'input' })).toHaveValue('velvet 77');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('CA');
    await user.click(await button('Next'));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    expect(screen.getByRole('radio', { name: 'Woman' })).toBeChecked();
    await user.click(await button('Back'));
    await user.click(await button('I already have an account'));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ada@foyer.example');
  });

  it('keeps what was typed through a reload, but no password and no agreement [I4.15]', async () => {
    const { user, unmount } = show({ isEmailAddressAvailable: { ok: true } });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await typeCredentials(user);
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
    await user.click(screen.getByRole('checkbox'));
    expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(/velvet|agreesToTerms/);
    unmount();
    const again = show({ isEmailAddressAvailable: { ok: true } });
    await again.user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ada@foyer.example');
    expect(screen.getByLabelText(/password/i, { selector: 'input' })).toHaveValue('');
    expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Canada');
    expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveValue('H2X 1Y4');
  });

  it('calls the postal code what the country calls it [I5.05]', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByRole('textbox', { name: 'ZIP code' })).toHaveAttribute('inputmode', 'numeric');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'CA');
    expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveAttribute('inputmode', 'text');
  });

  it('forgets what was typed after logging in', async () => {
    const { user, store } = show({ logIn: buildSession(), logOut: { ok: true } });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await user.click(await button('I already have an account'));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77');
    await user.click(await button('Log in'));
    await waitFor(() => expect(log()).toHaveTextContent('hold: completed'));
    expect(window.sessionStorage).toHaveLength(0);
    act(() => void store.dispatch(signedOut()));
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('');
  });

  it('makes no account without the terms [I5.07]', async () => {
    const { user, api } = show({ isEmailAddressAvailable: { ok: true } });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await typeCredentials(user);
    await user.click(await button('Create account'));
    expect(await screen.findByText('Accept the terms to create an account.')).toBeVisible();
    for (const [name, href] of [
      [/^terms of use/, '/termsOfUse'],
      [/^privacy policy/, '/privacyPolicy'],
    ] as const) {
      // Opens a new tab: typed values stay.
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
    expect(
      screen.getByRole('checkbox', { name: /^I agree to the terms of use.* and the privacy policy/ }),
    ).toBeInvalid();
    expect(api.calls.some(({ operationId }) => operationId === 'createAccount')).toBe(false);
  });

  it('starts over with another account, and the action still runs when that one is verified [I4.08, I4.10]', async () => {
    const { user, api } = show(
      {
        getProfile: unverified,
        logOut: { ok: true },
        logIn: buildSession(),
        resendVerificationLink: { ok: true },
      },
      'token',
    );
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await user.click(await button('Start over with another account'));
    await user.click(await button('I already have an account'));
    api.answer({ getProfile: buildProfile() });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'grace@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77{Enter}');
    await waitFor(() => expect(log()).toHaveTextContent('pay: completed'));
  });

  it('takes the focus along to the first field of each step, so that one can type at once', async () => {
    const { user } = show({ isEmailAddressAvailable: { ok: true } });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await user.click(await button('I already have an account'));
    const logIn = within(await screen.findByRole('group', { name: 'Log in' }));
    expect(logIn.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(logIn.getByRole('textbox', { name: 'Email' })).toBeInvalid();
    await user.click(await button('Forgot your password?'));
    await user.click(await button('Back'));
    await user.click(await button('Back'));
    const signUp = within(await screen.findByRole('group', { name: 'Create your account' }));
    expect(signUp.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('does nothing when the way in ended with a reset mail [I4.03, I4.06]', async () => {
    const { user, api } = show({ initiateResetPassword: { ok: true } });
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await user.click(await button('I already have an account'));
    await user.click(await button('Forgot your password?'));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example{Enter}');
    await user.click(await button('Done'));
    await waitFor(() => expect(log()).toHaveTextContent('pay: cancelled'));
    expect(api.calls.find(({ operationId }) => operationId === 'initiateResetPassword')?.request).toEqual({
      emailAddress: 'ada@foyer.example',
      returnTo: '/',
    });
  });

  it('asks about an address once it is left, and offers the link of an account that waits for its owner [I5.01, I8.09]', async () => {
    const { user, api } = show({
      isEmailAddressAvailable: refuse('userNotComplete'),
      initiateResetPassword: { ok: true },
    });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer');
    await user.tab();
    expect(api.calls.some(({ operationId }) => operationId === 'isEmailAddressAvailable')).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), '.example');
    await user.tab();
    await user.click(await button('Send link'));
    expect(await screen.findByText(/you’ll get a link shortly/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  });

  it('reports a cancelled way in, and does nothing [I4.03, I2.21]', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await user.click(await button('Close'));
    await waitFor(() => expect(log()).toHaveTextContent('hold: cancelled'));
  });

  it('lets a black-listed account do nothing [I6.04]', async () => {
    const blackListed = buildProfile({ userAuthenticationState: 'BLACK_LISTED' });
    const { user } = show({ logIn: buildSession(blackListed) });
    await user.click(screen.getByRole('button', { name: 'Hold' }));
    await user.click(await button('I already have an account'));
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@foyer.example');
    await user.type(screen.getByLabelText('Password'), 'velvet 77');
    await user.click(await button('Log in'));
    await waitFor(() => expect(log()).toHaveTextContent('hold: cancelled'));
  });
});
