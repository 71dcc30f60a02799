import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { buildEventSummary, buildWhiteLabel, refuse } from '@foyer/testing';
import { onSite } from '../testing/onSite.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { PrivacyPage, TermsPage } from './legal/LegalPage.tsx';
import { OrganisersPage } from './organisers/OrganisersPage.tsx';

const listCountries = {
  countries: [
    { id: 124, countryCodeISO2: 'CA', countryName: 'Canada' },
    { id: 840, countryCodeISO2: 'US', countryName: 'United States' },
  ],
};
const answers = {
  listCountries,
  sendContactMessage: { ok: true },
  requestDemo: { ok: true },
} as const;

const meta: Meta = {
  title: 'Site/Pages',
  tags: ['page', 'about', 'legal', 'form'],
  parameters: { layout: 'fullscreen' },
  // Typed values survive a reload, and would leak into the next story.
  beforeEach: () => window.sessionStorage.clear(),
};
export default meta;
type Story = StoryObj;

const decorators = [
  onSite({ answers: { ...answers, listEvents: { events: [buildEventSummary()], total: 1 } } }),
];

const contact = () => <ContactPage />;
export const Contact: Story = { decorators, tags: ['support', 'message', 'help'], render: contact };
export const ContactFrench: Story = { decorators, globals: { locale: 'fr-CA' }, render: contact };
export const ContactWithErrors: Story = {
  decorators,
  tags: ['error', 'validation'],
  render: contact,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await canvas.findAllByText('This field is required, please enter a value.');
  },
};
export const ContactRefused: Story = {
  tags: ['error', 'limit'],
  decorators: [
    onSite({
      answers: {
        ...answers,
        sendContactMessage: refuse('tooManyRequests', { message: 'Try again in an hour.' }),
      },
    }),
  ],
  render: contact,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.com');
    await userEvent.selectOptions(canvas.getByLabelText('What’s it about?'), 'press');
    await userEvent.type(canvas.getByRole('textbox', { name: /Your message/ }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await canvas.findByText('Try again in an hour.');
  },
};

const organisers = () => <OrganisersPage />;
export const Organisers: Story = { decorators, tags: ['demo', 'marketing', 'sales'], render: organisers };
export const OrganisersFrench: Story = { decorators, globals: { locale: 'fr-CA' }, render: organisers };
export const OrganisersThanked: Story = {
  decorators,
  tags: ['success', 'demo'],
  render: organisers,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Your name'), 'Ana');
    await userEvent.type(canvas.getByLabelText('Work email'), 'ana@example.com');
    await userEvent.type(canvas.getByLabelText('Company'), 'Hall 9');
    await userEvent.click(canvas.getByLabelText('Both'));
    await userEvent.click(canvas.getByRole('button', { name: 'Request a demo' }));
    await canvas.findByText('Thanks, Ana');
  },
};

export const Terms: Story = { decorators, tags: ['terms', 'conditions'], render: () => <TermsPage /> };
export const TermsOfAPartner: Story = {
  tags: ['white label'],
  decorators: [onSite({ whiteLabel: buildWhiteLabel() })],
  render: () => <TermsPage />,
};
export const Privacy: Story = { decorators, tags: ['data', 'gdpr'], render: () => <PrivacyPage /> };
export const PrivacyFrench: Story = {
  decorators,
  globals: { locale: 'fr-CA' },
  render: () => <PrivacyPage />,
};
