import { act, screen, waitFor } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { identitySettings } from '../../testing/identitySettings.ts';
import { ProfilePage } from './ProfilePage.tsx';

const page = (
  <>
    <ProfileWatch />
    <ProfilePage />
  </>
);
const show = (answers: MockAnswers = {}) =>
  renderFeature(page, identitySettings({ getProfile: buildProfile(), ...answers }, { token: 'session' }));
const save = () => screen.getByRole('button', { name: 'Save' });

describe('ProfilePage', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('shows the details of the profile [I2.13, I3.02, I3.04, I3.05, I3.07, I7.18]', async () => {
    show();
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    expect(screen.getByText('fan@example.com')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Tremblay');
    expect(screen.getByRole('textbox', { name: /postal/i })).toHaveValue('H2X 1Y4');
    expect(screen.getByRole('radio', { name: 'Woman' })).toBeChecked();
  });

  it('writes the language that was chosen, with the details as they are [I3.11, I3.16]', async () => {
    const { user, api } = show({ updateProfile: buildProfile({ userLocale: 'fr-CA' }) });
    const language = await screen.findByRole('combobox', { name: 'Email language' });
    expect(language).toHaveDisplayValue('English (Canada)');
    expect([...language.querySelectorAll('option')].map((each) => each.value)).toEqual([
      'en-US',
      'en-CA',
      'fr-CA',
      'es-US',
    ]);
    await user.selectOptions(language, 'fr-CA');
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(api.calls.find(({ operationId }) => operationId === 'updateProfile')?.request).toEqual({
      firstName: 'Ada',
      lastName: 'Tremblay',
      dateOfBirth: '1994-05-17',
      gender: 'FEMALE',
      countryCode: 'CA',
      postalCode: 'H2X 1Y4',
      userLocale: 'fr-CA',
    });
    expect(language).toHaveDisplayValue('Français (Canada)');
  });

  it('keeps the day of birth where a phone asks for month and year alone [I3.03, I5.04]', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') });
    const { user, api } = show({ updateProfile: buildProfile() });
    const written = () =>
      api.calls
        .filter(({ operationId }) => operationId === 'updateProfile')
        .map(({ request }) => (request as { dateOfBirth: string }).dateOfBirth);
    const month = await screen.findByRole('textbox', { name: 'Month' });
    expect(screen.queryByRole('textbox', { name: 'Day' })).toBeNull();
    const retype = async (text: string) => {
      await user.clear(month);
      await user.type(month, text);
      await user.click(save());
    };
    await retype('05');
    await waitFor(() => expect(written()).toEqual(['1994-05-17']));
    await retype('06');
    await waitFor(() => expect(written()).toEqual(['1994-05-17', '1994-06']));
    window.matchMedia = wide;
  });

  it('keeps what was typed when the server refuses [I8.01, I5.12]', async () => {
    const { user } = show({ updateProfile: refuse('serverError') });
    const name = await screen.findByRole('textbox', { name: 'First name' });
    await user.clear(name);
    await user.type(name, 'Grace');
    await user.click(save());
    expect(await screen.findByText(/An error occurred on the server/)).toBeVisible();
    expect(name).toHaveValue('Grace');
  });

  it('requires a name of more than blanks, without a request [I5.03, I5.11]', async () => {
    const { user, api } = show();
    const name = await screen.findByRole('textbox', { name: 'First name' });
    await user.clear(name);
    await user.type(name, '   ');
    await user.click(save());
    expect(await screen.findByText('Enter your first name.')).toBeVisible();
    expect(name).toHaveFocus();
    await waitFor(() => expect(api.calls.some((call) => call.operationId === 'updateProfile')).toBe(false));
  });

  it('keeps what was typed through a reload, and forgets it once it is saved [I4.15]', async () => {
    const first = show();
    const name = await screen.findByRole('textbox', { name: 'First name' });
    await first.user.clear(name);
    await first.user.type(name, 'Grace');
    first.unmount();
    const { user } = show({ updateProfile: buildProfile({ firstName: 'Grace' }) });
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Grace');
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(window.sessionStorage).toHaveLength(0));
  });

  it('asks before changes are left unsaved, and not after they are saved [I4.22]', async () => {
    const { user } = show({ updateProfile: buildProfile({ firstName: 'Grace' }) });
    const isAsked = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    const name = await screen.findByRole('textbox', { name: 'First name' });
    expect(isAsked()).toBe(false);
    await user.clear(name);
    await user.type(name, 'Grace');
    expect(isAsked()).toBe(true);
    await user.click(save());
    expect(await screen.findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(isAsked()).toBe(false));
  });
});
