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

  it('says what is missing at the fields, and calls nobody [I5.01, I5.12]', async () => {
    const { user, api } = show({});
    await user.click(submit());
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(password()).toBeInvalid();
    expect(api.calls.some(({ operationId }) => operationId === 'logIn')).toBe(false);
  });

  it('says at the password that the server did not accept them, and keeps what was typed [I8.07]', async () => {
    const { user } = show({ logIn: refuse('invalidUsernameOrPassword', { message: 'Not correct.' }) });
    await user.type(email(), 'ada@foyer.example');
    await user.type(password(), 'wrong guess 1');
    await user.click(submit());
    expect(await screen.findByText('Not correct.')).toBeVisible();
    expect(email()).toHaveValue('ada@foyer.example');
    expect(password()).toHaveValue('wrong guess 1');
  });

  it('says above the form what is nobody’s fault', async () => {
    const { user } = show({ logIn: refuse('tooManyRequests') });
    await user.type(email(), 'ada@foyer.example');
    await user.type(password(), 'wrong guess 1');
    await user.click(submit());
    expect(await screen.findByText(/Wait a moment/)).toBeVisible();
  });
});
