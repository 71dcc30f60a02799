import { screen } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { identitySettings } from '../../testing/identitySettings.ts';
import { VerifyEmailCallbackPage } from './VerifyEmailCallbackPage.tsx';

const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const page = (
  <>
    <ProfileWatch />
    <VerifyEmailCallbackPage />
  </>
);
const show = (answers: MockAnswers, { path = '/verifyEmail/callback?token=t-1', token = '' } = {}) =>
  renderFeature(page, identitySettings(answers, { path, ...(token ? { token } : {}) }));
const asked = ({ calls }: { calls: { operationId: string }[] }) =>
  calls.filter(({ operationId }) => operationId === 'verifyAccountEmail');

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
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/events/e1');
    expect(asked(api)).toEqual([expect.objectContaining({ request: { token: 't-1' } })]);
  });

  it.each(['//evil.example', 'https://evil.example'])('never leads to %s', async (returnTo) => {
    show({ verifyAccountEmail: { emailAddress: 'fan@example.com', returnTo } });
    expect(await screen.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/');
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
    expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole('button', { name: 'Sent. Check your inbox.' })).toBeVisible();
    expect(api.calls.map(({ operationId }) => operationId)).toContain('resendVerificationLink');
  });

  it('says so where sending again was refused [I8.08]', async () => {
    const { user } = show(
      {
        verifyAccountEmail: refuse('emailLinkExpired'),
        getProfile: unverified,
        resendVerificationLink: refuse('tooManyRequests'),
      },
      { token: 'session' },
    );
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Wait a moment/);
  });

  it('offers the way in to a visitor with a link that is over: it is sent again from there [I8.08]', async () => {
    show({ verifyAccountEmail: refuse('emailLinkMalformed') });
    expect(await screen.findByText('Oops, this link seems invalid.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/authentication?returnTo=%2FverifyEmail',
    );
  });

  it('says that something is missing in a link without a token, and asks nobody [I8.08]', async () => {
    const { api } = show({}, { path: '/verifyEmail/callback' });
    expect(await screen.findByRole('heading', { name: 'Something is missing in this link' })).toBeVisible();
    expect(asked(api)).toEqual([]);
  });
});
