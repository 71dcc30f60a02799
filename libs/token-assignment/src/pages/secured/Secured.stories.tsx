import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buildEventSummary, refuse, type MockAnswers } from '@foyer/testing';
import { onTokens } from '../../testing/tokenSettings.ts';
import { SecuredPage } from './SecuredPage.tsx';

const meta: Meta<typeof SecuredPage> = {
  title: 'My passes/Secured',
  component: SecuredPage,
  tags: ['page', 'my passes', 'assign', 'guest'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SecuredPage>;

const as = (listAttendingEvents: NonNullable<MockAnswers['listAttendingEvents']>): Story => ({
  decorators: [
    onTokens(
      { listAttendingEvents, getActivitySummary: { attending: 1, requested: 0, streaming: 0, secured: 1 } },
      { path: '/securedTokens' },
    ),
  ],
});

export const OneEvent = as({ events: [{ event: buildEventSummary(), tokenCount: 3 }] });
export const OneEventFrench: Story = { ...OneEvent, globals: { locale: 'fr-CA' } };
export const None: Story = { ...as({ events: [] }), tags: ['empty'] };
export const Loading = as(() => new Promise<never>(() => undefined));
export const Failed: Story = { ...as(refuse('serverError')), tags: ['error'] };
