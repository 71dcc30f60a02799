import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { refuse } from '@foyer/testing';
import { onSite } from '../../testing/onSite.tsx';
import { OrganiserPanel } from './OrganiserPanel.tsx';

const countries = [
  { id: 124, countryCodeISO2: 'CA', countryName: 'Canada' },
  { id: 840, countryCodeISO2: 'US', countryName: 'United States' },
];

const meta: Meta<typeof OrganiserPanel> = {
  title: 'Site/Organiser panel',
  component: OrganiserPanel,
  tags: ['organiser', 'demo', 'discover'],
  // Typed values survive a reload, and would leak into the next story.
  beforeEach: () => window.sessionStorage.clear(),
};
export default meta;
type Story = StoryObj<typeof OrganiserPanel>;

const answers = { listCountries: { countries }, requestDemo: { ok: true } } as const;
const decorators = [onSite({ answers })];

export const Invitation: Story = { decorators };
export const InvitationFrench: Story = { decorators, globals: { locale: 'fr-CA' } };
export const Asking: Story = {
  tags: ['form'],
  decorators,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a demo' }));
    await canvas.findByLabelText('Your name');
  },
};
export const CountriesFailed: Story = {
  tags: ['form', 'error'],
  decorators: [onSite({ answers: { ...answers, listCountries: refuse('serverError') } })],
  play: Asking.play!,
};
