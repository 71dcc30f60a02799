import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { buildProfile, renderFeature } from '@foyer/testing';
import { ProfileWatch } from '../../session/ProfileWatch.tsx';
import { identitySettings } from '../../testing/identitySettings.ts';
import { AuthenticationHost } from '../authentication/AuthenticationHost.tsx';
import { AgeRefusal } from './AgeRefusal.tsx';

const { dateOfBirth: _none, ...withoutBirthday } = buildProfile({ complete: false });

/** Page whose press is refused again, for the age that was saved. */
function PressedAgain() {
  const [refusal, refuse] = useState({});
  return (
    <>
      <AgeRefusal minimumAge={18} refusal={refusal} />
      <button onClick={() => refuse({})}>Press again</button>
    </>
  );
}

describe('AgeRefusal', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('names the age, and asks an account without a birthday for it in place [C5.02a]', async () => {
    const { user, api } = renderFeature(
      <>
        <ProfileWatch />
        <PressedAgain />
        <AuthenticationHost />
      </>,
      identitySettings({ getProfile: withoutBirthday, updateProfile: buildProfile() }, { token: 'token' }),
    );
    expect(await screen.findByText(/18 or older on the day of the event/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add your date of birth' }));
    await user.type(await screen.findByRole('textbox', { name: /month/i }), '05');
    await user.type(screen.getByRole('textbox', { name: /day/i }), '17');
    await user.type(screen.getByRole('textbox', { name: /year/i }), '1994');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.calls.find(({ operationId }) => operationId === 'updateProfile')?.request).toMatchObject({
        dateOfBirth: '1994-05-17',
      }),
    );
    expect(await screen.findByText('Saved. You can try again now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Press again' }));
    expect(screen.getByText(/18 or older on the day of the event/)).toBeVisible();
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });
});
