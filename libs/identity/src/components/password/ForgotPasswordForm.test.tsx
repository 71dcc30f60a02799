import { screen, waitFor } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { identitySettings } from '../../testing/identitySettings.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const show = (answers: MockAnswers) => renderFeature(<ForgotPasswordForm />, identitySettings(answers));
const email = () => screen.getByRole('textbox', { name: 'Email' });
const sent = ({ calls }: { calls: { operationId: string }[] }) =>
  calls.filter(({ operationId }) => operationId === 'initiateResetPassword').length;

describe('ForgotPasswordForm', () => {
  it('confirms without telling whether there is such an account, and sends again [I4.06, I7.12]', async () => {
    const { user, api } = show({ initiateResetPassword: { ok: true } });
    await user.type(email(), ' fan@example.com {Enter}');
    expect(await screen.findByText(/If there’s an account for fan@example.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Sent. Check your inbox.')).toBeVisible();
    expect(sent(api)).toBe(2);
    // The reset time-out of the stage is 200 ms.
    await waitFor(() => expect(screen.queryByText('Sent. Check your inbox.')).toBeNull());
  });

  it('rejects an invalid address without a request [I5.01]', async () => {
    const { user, api } = show({});
    await user.type(email(), 'fan@{Enter}');
    expect(await screen.findByText('Please enter a valid email.')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(sent(api)).toBe(0);
  });

  it('keeps the address when the server refuses [I8.01]', async () => {
    const { user } = show({
      initiateResetPassword: refuse('tooManyRequests', {
        message: 'Too many attempts. Wait a minute and try again.',
      }),
    });
    await user.type(email(), 'fan@example.com{Enter}');
    expect(await screen.findByText(/Wait a minute/)).toBeVisible();
    expect(email()).toHaveValue('fan@example.com');
  });
});
