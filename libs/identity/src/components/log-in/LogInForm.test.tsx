import { screen } from '@testing-library/react';
import { refuse, renderFeature } from '@foyer/testing';
import { buildSession, identitySettings } from '../../testing/identitySettings.ts';
import { LogInForm } from './LogInForm.tsx';

const show = (answers: Parameters<typeof identitySettings>[0]) =>
  renderFeature(<LogInForm onSignUp={jest.fn()} onForgotPassword={jest.fn()} />, identitySettings(answers));
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

describe('LogInForm', () => {
  it('logs in with the address without the blanks around it [I3.17, I7.07]', async () => {
    const { user, api, store } = show({ logIn: buildSession() });
    await user.type(email(), ' ada@foyer.example ');
    await user.type(password(), 'velvet <b>7');
    await user.click(submit());
    expect(api.calls.find(({ operationId }) => operationId === 'logIn')?.request).toEqual({
      emailAddress: 'ada@foyer.example',
      password: 'velvet <b>7',
    });
    expect(store.getState()).toMatchObject({ identity: { status: 'signedIn' } });
  });

  it('says what is missing at the fields, without a request [I5.01, I5.12]', async () => {
    const { user, api } = show({});
    await user.click(submit());
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(password()).toBeInvalid();
    expect(api.calls.some(({ operationId }) => operationId === 'logIn')).toBe(false);
  });

  it('says at both fields that the server did not accept them, and keeps what was typed [I8.07]', async () => {
    const { user } = show({ logIn: refuse('invalidUsernameOrPassword', { message: 'Not correct.' }) });
    await user.type(email(), 'ada@foyer.example');
    await user.type(password(), 'wrong guess 1');
    await user.click(submit());
    expect(await screen.findByText('Not correct.')).toBeVisible();
    expect(password()).toHaveAccessibleDescription(/Not correct\./);
    expect(email()).toHaveAccessibleDescription(/Double-check your email address/);
    // The address is mostly right, and the browser fills it in.
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('ada@foyer.example');
    expect(password()).toHaveValue('wrong guess 1');
  });

  it('always says past a limit that the owner has a link by email, and marks the password alone [I8.07, AZ-11]', async () => {
    const { user } = show({ logIn: refuse('tooManyRequests', { message: 'Slow down.' }) });
    await user.type(email(), 'ada@foyer.example');
    await user.type(password(), 'wrong guess 1');
    await user.click(submit());
    expect(await screen.findByText(/we’ve emailed you a link to log in.*wait a minute/)).toBeVisible();
    expect(password()).toBeInvalid();
    expect(email()).toBeValid();
  });

  it('says above the form that the server was not reached [I8.01, I8.02]', async () => {
    const { user } = show({
      logIn: () => {
        throw new TypeError('offline');
      },
    });
    await user.type(email(), 'ada@foyer.example');
    await user.type(password(), 'velvet 77');
    await user.click(submit());
    expect(await screen.findByText(/Unable to reach the server/)).toBeVisible();
    expect(password()).toBeValid();
  });
});
