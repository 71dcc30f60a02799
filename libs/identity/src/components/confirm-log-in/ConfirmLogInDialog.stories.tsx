import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { buildConfiguration, refuse, type MockAnswers } from '@foyer/testing';
import { onIdentity } from '../../testing/onIdentity.tsx';
import { ConfirmLogInDialog } from './ConfirmLogInDialog.tsx';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

const meta: Meta = {
  title: 'Identity/Confirm log-in',
  tags: ['dialog', 'log in', 'password', 'code', 'recent'],
};
export default meta;
type Story = StoryObj;

const ask = (answers: MockAnswers): Story => ({
  decorators: [
    onIdentity(
      { getConfiguration: buildConfiguration({ authenticatorTypes: ['Apple', 'Google'] }), ...answers },
      { token: 'session' },
    ),
  ],
  render: () => (
    <ConfirmLogInDialog open emailAddress="ada@foyer.example" onDone={nothing} onClose={nothing} />
  ),
});
const withoutPassword: MockAnswers = {
  getLogInMethods: { hasPassword: false, authenticatorTypes: ['Google'] },
};
const askForCode = async (canvasElement: HTMLElement) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await userEvent.click(
    await within(dialog).findByRole('button', { name: /^(Email me|M’envoyer|Enviarme) / }),
  );
};

export const ByPassword: Story = ask({ getLogInMethods: { hasPassword: true, authenticatorTypes: [] } });
/** A Google account has no password. */
export const ByProvider: Story = ask(withoutPassword);
export const ByCode: Story = {
  ...ask({ ...withoutPassword, sendLogInCode: { ok: true } }),
  play: ({ canvasElement }) => askForCode(canvasElement),
};
/** The code's button leads, and the password's is secondary: one primary button at a time. */
export const CodeBesidePassword: Story = {
  ...ask({
    getLogInMethods: { hasPassword: true, authenticatorTypes: [] },
    sendLogInCode: { ok: true },
  }),
  play: ({ canvasElement }) => askForCode(canvasElement),
};
export const CodeNotSent: Story = {
  ...ask({ ...withoutPassword, sendLogInCode: refuse('tooManyRequests') }),
  play: ({ canvasElement }) => askForCode(canvasElement),
};
export const Loading: Story = ask({ getLogInMethods: never });
export const LoadFailed: Story = ask({ getLogInMethods: refuse('invalidRequest') });
