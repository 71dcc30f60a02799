import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { refuse, type MockAnswers } from '@foyer/testing';
import { onSite } from '../../testing/onSite.tsx';
import { NewsletterPage } from '../../pages/newsletter/NewsletterPage.tsx';
import { SubscribePanel } from './SubscribePanel.tsx';

const eventId = '01936f5e-7c00-7000-8000-000000000001';

const meta: Meta = {
  title: 'Site/Newsletter',
  tags: ['newsletter', 'subscribe', 'mail', 'opt-in'],
};
export default meta;
type Story = StoryObj;

const onPanel = [
  onSite({ answers: { subscribeNewsletter: { ok: true }, subscribeEventNewsletter: { ok: true } } }),
];
const panel = () => <SubscribePanel />;
export const Invitation: Story = { decorators: onPanel, render: panel };
export const InvitationFrench: Story = {
  globals: { locale: 'fr-CA' },
  decorators: onPanel,
  render: panel,
};
export const InvitationToAnEvent: Story = {
  tags: ['on sale'],
  decorators: onPanel,
  render: () => <SubscribePanel eventId={eventId} />,
};
export const Sent: Story = {
  tags: ['success'],
  decorators: onPanel,
  render: panel,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'ana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await canvas.findByText('One more step');
  },
};

const link = { path: `/newsletter?token=${'A'.repeat(43)}` };
const page = () => <NewsletterPage />;
const onPage = (
  getNewsletterSubscription: MockAnswers['getNewsletterSubscription'],
  path = link.path,
): Story => ({
  tags: ['page'],
  parameters: { layout: 'fullscreen' },
  decorators: [onSite({ answers: { getNewsletterSubscription }, path })],
  render: page,
});
const emailAddress = 'ana@example.com';
export const PagePending = onPage({ emailAddress, state: 'pending' });
export const PageActive = onPage({ emailAddress, state: 'active' });
export const PageEnded = onPage({ emailAddress, state: 'ended' });
export const PageOfAnEvent = onPage({ emailAddress, state: 'pending', eventName: 'Northern Lights' });
export const PageBrokenLink = onPage(refuse('notFound'));
export const PageFailed = onPage(refuse('serverError'));
