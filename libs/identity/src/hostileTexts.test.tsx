import { screen } from '@testing-library/react';
import { buildProfile, renderFeature, showUntilWhole } from '@foyer/testing';
import { PreferencesPage } from './pages/profile/PreferencesPage.tsx';
import { ProfilePage } from './pages/profile/ProfilePage.tsx';
import { ProfileWatch } from './session/ProfileWatch.tsx';
import { buildUserSession, otherSession, preferencesAnswers } from './testing/buildProfileParts.ts';
import { identitySettings } from './testing/identitySettings.ts';

describe('hostile stored texts', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is words in the profile of a fan, and in the list of countries [BR-03]', async () => {
    const { fields, isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      const { getProfile, listCountries } = {
        getProfile: poison(buildProfile()),
        listCountries: poison({
          countries: [{ id: 124, countryCodeISO2: 'CA', countryName: 'Canada' }],
        }),
      };
      const page = (
        <>
          <ProfileWatch />
          <ProfilePage />
        </>
      );
      const { unmount } = renderFeature(
        page,
        identitySettings({ getProfile, listCountries }, { token: 'session' }),
      );
      const name = await screen.findByLabelText<HTMLInputElement>('First name');
      expect(name.value).toContain('Ada');
      window.sessionStorage.clear();
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
    expect(fields).toEqual(expect.arrayContaining(['firstName', 'lastName', 'countries.countryName']));
  }, 120_000);

  it('is words where a browser says what it is [BR-03]', async () => {
    const { isWhole, parts } = await showUntilWhole('texts', async (poison) => {
      // The browser's self-description is untrusted text, in fields whose names don't show it.
      const { nameOf, nameOfOther } = poison({ nameOf: 'Firefox', nameOfOther: 'Safari' });
      const sessions = [
        buildUserSession({ browser: nameOf, system: nameOf }),
        { ...otherSession, browser: nameOfOther, system: nameOfOther },
      ];
      const { unmount } = renderFeature(
        <PreferencesPage />,
        identitySettings(preferencesAnswers({ listSessions: { sessions } }), { token: 'session' }),
      );
      expect((await screen.findAllByText(/Safari/)).length).toBeGreaterThan(0);
      return unmount;
    });
    expect(parts).toEqual([]);
    expect(isWhole).toBe(true);
  }, 120_000);
});
