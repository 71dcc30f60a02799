import { screen } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { AuthenticationHost } from '../../components/authentication/AuthenticationHost.tsx';
import { loadOverlay } from '../../components/authentication/loadOverlay.ts';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { VerifyEmailCallbackPage } from './VerifyEmailCallbackPage.tsx';

const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const page = (
  <>
    <AuthenticationHost />
    <VerifyEmailCallbackPage />
  </>
);
const show = (answers: MockAnswers, { path = '/verifyEmail/callback?token=t-1', token = '' } = {}) =>
  renderFeature(page, identitySettings(answers, { path, ...(token ? { token } : {}) }));
const asked = ({ calls }: { calls: { operationId: string }[] }) =>
  calls.filter(({ operationId }) => operationId === 'verifyAccountEmail');

// Loads the overlay up front, so that its loading time doesn't count.
beforeAll(loadOverlay, 60_000);

describe('VerifyEmailCallbackPage', () => {
  it('says that the link is being checked [I4.07, I2.03]', async () => {
    show({ verifyAccountEmail: () => new Promise<never>(() => undefined) });
    expect(screen.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
    expect(await screen.findByText('Checking the link')).toBeInTheDocument();
  });

  it('verifies once, and leads back to where the fan signed up [I7.13]', async () => {
    const { api } = show({
      verifyAccountEmail: { emailAddress: 'fan@example.com', returnTo: '/events/e1' },
    });
    expect(await screen.findByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/events/e1');
    expect(asked(api)).toEqual([expect.objectContaining({ request: { token: 't-1' } })]);
  });

  it.each(['//evil.example', 'https://evil.example'])('never leads to %s', async (returnTo) => {
    show({ verifyAccountEmail: { emailAddress: 'fan@example.com', returnTo } });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  });

  it('offers a new link where this one is over, to the fan whose it is [I8.08, I8.09, I4.08]', async () => {
    const { user, api } = show(
      {
        verifyAccountEmail: refuse('emailLinkExpired'),
        getProfile: unverified,
        resendVerificationLink: { ok: true },
      },
      { token: 'session' },
    );
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByRole('button', { name: 'Sent. Check your inbox.' })).toBeVisible();
    expect(api.calls.map(({ operationId }) => operationId)).toContain('resendVerificationLink');
  });

  it('says so where sending again was refused [I8.08]', async () => {
    const { user } = show(
      {
        verifyAccountEmail: refuse('emailLinkExpired'),
        getProfile: unverified,
        resendVerificationLink: refuse('tooManyRequests', { message: 'Too many attempts. Wait a minute.' }),
      },
      { token: 'session' },
    );
    await user.click(await screen.findByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Wait a minute/);
  });

  it('offers the way in to a visitor with a link that is over: it is sent again once they are in [I4.01, I4.02, I8.08]', async () => {
    const { user } = show({
      verifyAccountEmail: refuse('emailLinkMalformed', { message: 'Oops, this link seems invalid.' }),
      logIn: buildSession(unverified),
      getProfile: unverified,
    });
    expect(await screen.findByText('Oops, this link seems invalid.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/Log in and we’ll send you a new link/)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'fan@example.com');
    await user.type(screen.getByLabelText('Password'), 'velvet 77{Enter}');
    expect(await screen.findByRole('button', { name: 'Send the email again' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that a link without a token is incomplete, without a request [I8.08]', async () => {
    const { api } = show({}, { path: '/verifyEmail/callback' });
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(asked(api)).toEqual([]);
  });
});
