import { screen, within } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { identitySettings } from '../../testing/identitySettings.ts';
import { ConfirmLogInDialog } from './ConfirmLogInDialog.tsx';

const nothing = () => undefined;
/** Variants differ by their class. */
const lookOf = (button: HTMLElement) => button.className;

describe('the question whether it is you', () => {
  it('has one button that leads on: the password’s first, and the code’s once one was sent', async () => {
    const { user } = renderFeature(
      <ConfirmLogInDialog open emailAddress="ada@foyer.example" onDone={nothing} onClose={nothing} />,
      identitySettings(
        {
          getLogInMethods: { hasPassword: true, authenticatorTypes: [] },
          sendLogInCode: { ok: true },
        },
        { token: 'session' },
      ),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    const leading = lookOf(await dialog.findByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await dialog.findByLabelText('Code from the email');
    const [ofPassword, ofCode, ...others] = dialog.getAllByRole('button', { name: 'Continue' }).map(lookOf);
    expect(others).toEqual([]);
    expect(ofCode).toBe(leading);
    expect(ofPassword).not.toBe(leading);
  });
});
