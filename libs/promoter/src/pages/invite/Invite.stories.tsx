import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { buildPublicInvite, inviteCode, onOrganiser } from '../../testing/organiserSettings.ts';
import { InvitePage } from './InvitePage.tsx';

const here = { path: `/organiser/invite?token=${inviteCode}` };
const signedOut = { ...here, token: undefined };
const meta: Meta<typeof InvitePage> = {
  title: 'Organiser/Invitation',
  component: InvitePage,
  tags: ['page', 'invitation', 'accept', 'decline'],
};
export default meta;
type Story = StoryObj<typeof InvitePage>;

const after = (state: 'accepted' | 'declined' | 'revoked' | 'expired'): Story => ({
  tags: [state],
  decorators: [onOrganiser({ getPublicInvite: buildPublicInvite({ state }) }, signedOut)],
});

/** The address has no account: it is begun here, and finished by mail. */
export const WithoutAccount: Story = { decorators: [onOrganiser({}, signedOut)] };
export const WithAccount: Story = {
  decorators: [onOrganiser({ checkInviteAccount: { exists: true } }, signedOut)],
};
export const LoggedIn: Story = { decorators: [onOrganiser({ checkInviteAccount: { exists: true } }, here)] };
export const French: Story = { decorators: [onOrganiser({}, signedOut)], globals: { locale: 'fr-CA' } };
export const Spanish: Story = { decorators: [onOrganiser({}, signedOut)], globals: { locale: 'es-US' } };
export const Accepted: Story = after('accepted');
export const Declined: Story = after('declined');
export const Revoked: Story = after('revoked');
export const Expired: Story = after('expired');
export const Unknown: Story = {
  tags: ['error'],
  decorators: [onOrganiser({ getPublicInvite: refuse('inviteGone') }, signedOut)],
};
export const Incomplete: Story = {
  tags: ['error'],
  decorators: [onOrganiser({}, { ...signedOut, path: '/organiser/invite' })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onOrganiser({ getPublicInvite: refuse('serviceUnavailable') }, signedOut)],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onOrganiser({ getPublicInvite: () => new Promise<never>(() => undefined) }, signedOut)],
};
