import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { useAuthentication } from '../../session/useAuthentication.ts';
import { identitySettings } from '../../testing/identitySettings.ts';
import { AuthenticationHost } from '../authentication/AuthenticationHost.tsx';

/** Page with an action for verified users. */
function Page() {
  const { requireVerified } = useAuthentication();
  const [end, setEnd] = useState('');
  return (
    <>
      <button onClick={() => void requireVerified(() => 'paid').then(({ status }) => setEnd(status))}>
        Pay
      </button>
      <p>{end}</p>
      <AuthenticationHost />
    </>
  );
}
const answers: MockAnswers = {
  getProfile: buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' }),
  verifyEmailByCode: refuse('verificationCodeWrong', { message: 'Not that one.' }),
};

describe('VerifyEmailStep', () => {
  it('pays once the code of the mail is pasted, and says of a wrong one that it is [I4.08, C5.17c]', async () => {
    const { user, api } = renderFeature(<Page />, identitySettings(answers, { token: 'token' }));
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    const code = await screen.findByRole('textbox', { name: 'Code from the email' });
    await user.type(code, '1234{Enter}');
    expect(code).toHaveAccessibleDescription('Enter the 8-digit code.');
    await user.clear(code);
    await user.type(code, '0123 4567{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Not that one.'));
    api.answer({
      verifyEmailByCode: () => {
        api.answer({ getProfile: buildProfile() });
        return { ok: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('completed')).toBeVisible();
    const sent = api.calls.filter(({ operationId }) => operationId === 'verifyEmailByCode');
    expect(sent.map(({ request }) => request)).toEqual([{ code: '01234567' }, { code: '01234567' }]);
  });
});
