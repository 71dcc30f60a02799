import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { refuse } from '@foyer/testing';
import { buildOrganisation, onOrganiser } from '../../testing/organiserSettings.ts';
import { OrganiserPage } from './OrganiserPage.tsx';

const meta: Meta<typeof OrganiserPage> = {
  title: 'Organiser/Organisation',
  component: OrganiserPage,
  tags: ['page', 'organisation', 'events', 'team'],
};
export default meta;
type Story = StoryObj<typeof OrganiserPage>;

export const Owner: Story = { decorators: [onOrganiser()] };
export const French: Story = { decorators: [onOrganiser()], globals: { locale: 'fr-CA' } };
export const Spanish: Story = { decorators: [onOrganiser()], globals: { locale: 'es-US' } };
/** Door staff see no attendees, and a new organisation has no events. */
export const OtherRights: Story = {
  tags: ['rights'],
  decorators: [
    onOrganiser({
      listOrganisations: {
        organisations: [
          buildOrganisation({ rights: ['scan'] }),
          buildOrganisation({
            clientId: '01936f5e-7c00-7000-8000-000000000f02',
            ...{ name: 'Borealis', events: [] },
          }),
        ],
      },
    }),
  ],
};
/** A fan opened the address. */
export const None: Story = {
  tags: ['empty'],
  decorators: [onOrganiser({ listOrganisations: { organisations: [] } })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onOrganiser({ listOrganisations: refuse('serviceUnavailable') })],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onOrganiser({ listOrganisations: () => new Promise<never>(() => undefined) })],
};
