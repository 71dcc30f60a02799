import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { buildEventSummary, buildToken, refuse } from '@foyer/testing';
import { onTokens, buildActivity, buildSentAssignment, yes } from '../../testing/tokenSettings.ts';
import { ManagingPage } from './ManagingPage.tsx';

const event = buildEventSummary();
const path = '/myPass/managing';
const ofEvent = `${path}/${event.eventId}`;

const meta: Meta<typeof ManagingPage> = {
  title: 'My passes/Managing page',
  component: ManagingPage,
  tags: ['page', 'my passes', 'transfer', 'take back', 'revoke'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Routes>
      <Route path="/myPass/managing/:eventId?" element={<ManagingPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof ManagingPage>;

const counts = { attending: 2, requested: 0, managing: 2 };
const never = () => new Promise<never>(() => undefined);
const other = (end: string) => ({
  tokenId: `01936f5e-7c00-7000-8000-0000000000${end}`,
  seat: { seatCode: `101-C-${end}`, sectionCode: '101', section: '101', row: 'C', seat: end },
});

export const Events: Story = {
  decorators: [
    onTokens(
      {
        getActivitySummary: counts,
        listAttendingEvents: {
          events: [
            { event, tokenCount: 2 },
            {
              event: buildEventSummary({
                eventId: '01936f5e-7c00-7000-8000-000000000002',
                shortName: 'Harbour Jazz',
              }),
              tokenCount: 1,
            },
          ],
        },
      },
      { path },
    ),
  ],
};
export const OneEvent: Story = {
  decorators: [
    onTokens(
      {
        getActivitySummary: counts,
        getEventActivity: buildActivity({
          tokens: [],
          managed: [
            buildToken({
              assignmentState: 'accepted',
              assignment: {
                ...buildSentAssignment(),
                state: 'accepted',
                firstName: 'Grace',
                lastName: 'Roy',
              },
              allowed: { showCode: { allowed: false }, revoke: yes },
            }),
            buildToken({
              ...other('13'),
              state: 'sent',
              assignmentState: 'sent',
              assignment: buildSentAssignment(),
              allowed: { showCode: yes, takeBack: yes, resend: yes },
            }),
            buildToken({
              ...other('14'),
              assignmentState: 'accepted',
              assignment: {
                ...buildSentAssignment(),
                state: 'accepted',
                firstName: 'Ben',
                lastName: 'Cole',
              },
              allowed: {
                showCode: { allowed: false },
                revoke: { allowed: false, reason: 'revokeNotAllowed' },
              },
            }),
          ],
        }),
      },
      { path: ofEvent },
    ),
  ],
};
export const Nothing: Story = {
  tags: ['empty'],
  decorators: [onTokens({ getActivitySummary: counts, listAttendingEvents: { events: [] } }, { path })],
};
export const Loading: Story = {
  tags: ['skeleton', 'waiting'],
  decorators: [onTokens({ getActivitySummary: counts, listAttendingEvents: never }, { path })],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [
    onTokens({ getActivitySummary: counts, listAttendingEvents: refuse('serverError') }, { path }),
  ],
};
