import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { refuse } from '@foyer/testing';
import { buildInvites, buildOrganisation, clientId, onOrganiser } from '../../testing/organiserSettings.ts';
import { TeamPage } from './TeamPage.tsx';

const here = { path: `/organiser/team/${clientId}` };
const meta: Meta<typeof TeamPage> = {
  title: 'Organiser/Team',
  component: TeamPage,
  tags: ['page', 'team', 'members', 'invitations', 'rights'],
  render: () => (
    <Routes>
      <Route path="/organiser/team/:clientId?" element={<TeamPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof TeamPage>;

/** An invitation in each state. */
export const Owner: Story = { decorators: [onOrganiser({}, here)] };
export const French: Story = { decorators: [onOrganiser({}, here)], globals: { locale: 'fr-CA' } };
export const Spanish: Story = { decorators: [onOrganiser({}, here)], globals: { locale: 'es-US' } };
/** Gives the own rights alone. */
export const FewRights: Story = {
  tags: ['rights'],
  decorators: [
    onOrganiser(
      {
        listOrganisations: { organisations: [buildOrganisation({ rights: ['invites', 'scan'] })] },
        listInvites: buildInvites({ invites: [] }),
      },
      here,
    ),
  ],
};
export const NoRight: Story = {
  tags: ['forbidden'],
  decorators: [
    onOrganiser({ listOrganisations: { organisations: [buildOrganisation({ rights: ['scan'] })] } }, here),
  ],
};
/** A fan opened the address. */
export const NoMember: Story = {
  tags: ['empty'],
  decorators: [onOrganiser({ listOrganisations: { organisations: [] } }, here)],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onOrganiser({ listInvites: refuse('serviceUnavailable') }, here)],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onOrganiser({ listInvites: () => new Promise<never>(() => undefined) }, here)],
};
