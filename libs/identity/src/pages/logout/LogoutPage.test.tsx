import { screen } from '@testing-library/react';
import { buildProfile, refuse, renderFeature } from '@foyer/testing';
import { identitySettings } from '../../testing/identitySettings.ts';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { LogoutPage } from './LogoutPage.tsx';

const page = (
  <>
    <ProfileWatch />
    <LogoutPage />
  </>
);

describe('LogoutPage', () => {
  it.each([
    ['ends the session', { ok: true as const }],
    ['is out here even when the server does not answer well', refuse('serverError')],
  ])('%s once, and says so [I2.09, I4.14]', async (_name, answer) => {
    const { api, tokens } = renderFeature(
      page,
      identitySettings({ getProfile: buildProfile(), logOut: answer }, { token: 'session' }),
    );
    expect(await screen.findByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Discover events' })).toHaveAttribute('href', '/');
    expect(tokens.get()).toBeUndefined();
    expect(api.calls.filter(({ operationId }) => operationId === 'logOut')).toHaveLength(1);
  });

  it('leaves nothing that was typed for the next person [I4.14, BR-10]', async () => {
    sessionStorage.setItem('foyer.form.shipping', JSON.stringify({ v: 1, values: { fullName: 'Ada' } }));
    renderFeature(
      page,
      identitySettings({ getProfile: buildProfile(), logOut: { ok: true as const } }, { token: 'session' }),
    );
    expect(await screen.findByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    expect(sessionStorage.getItem('foyer.form.shipping')).toBeNull();
  });

  it('leaves nothing where the session was lost on the way here, as that of a deleted account [I4.14, BR-10]', async () => {
    sessionStorage.setItem('foyer-tab-owner', 'ada');
    localStorage.setItem('event-cart-storage', '{"ownerId":"ada"}');
    renderFeature(page, identitySettings());
    expect(await screen.findByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    expect([{ ...sessionStorage }, localStorage.getItem('event-cart-storage')]).toEqual([{}, null]);
  });

  it('has nothing to end for a visitor', async () => {
    const { api } = renderFeature(page, identitySettings());
    expect(await screen.findByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    expect(api.calls.some(({ operationId }) => operationId === 'logOut')).toBe(false);
  });
});
