import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { buildProfile, refuse } from '@foyer/testing';
import { AccessGate } from '../gate/AccessGate.tsx';
import { AccountReadyStep } from '../sign-up/AccountReadyStep.tsx';
import { onIdentity, withProfile } from '../../testing/onIdentity.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const texts = { logIn: 'Log in', signUp: 'Sign up' };
const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const gate = withProfile(
  <AccessGate>
    <h1>The page behind the gate</h1>
  </AccessGate>,
);

const meta: Meta = {
  title: 'Identity/Menu and gate',
  tags: ['header', 'account', 'log in', 'sign up', 'menu', 'gate', 'access'],
};
export default meta;
type Story = StoryObj;

export const MenuSignedOut: Story = {
  decorators: [onIdentity()],
  render: () => <AccountMenu texts={texts} />,
};
export const MenuSignedIn: Story = {
  decorators: [onIdentity({ getProfile: buildProfile() }, { token: 'session' })],
  render: withProfile(<AccountMenu texts={texts} />),
};
export const MenuOpen: Story = {
  ...MenuSignedIn,
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Ada' })),
};
/** Who sells as a promoter, and is a member of an organisation. */
export const MenuOpenWithRoles: Story = {
  ...MenuOpen,
  decorators: [
    onIdentity({ getProfile: buildProfile({ isPromoter: true, isOrganiser: true }) }, { token: 'session' }),
  ],
};
/** No account area before the address is verified. */
export const MenuOpenUnverified: Story = {
  ...MenuOpen,
  decorators: [onIdentity({ getProfile: unverified }, { token: 'session' })],
};
export const GateLoading: Story = {
  decorators: [onIdentity({ getProfile: () => new Promise<never>(() => undefined) }, { token: 'session' })],
  render: gate,
};
export const GateUnverified: Story = {
  decorators: [onIdentity({ getProfile: unverified }, { token: 'session' })],
  render: gate,
};
export const GateProfileFailed: Story = {
  decorators: [onIdentity({ getProfile: refuse('invalidRequest') }, { token: 'session' })],
  render: gate,
};
/** Shown between signing up and continuing. */
export const AccountReady: Story = { decorators: [onIdentity()], render: () => <AccountReadyStep /> };
