import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router';
import { refuse } from '@foyer/testing';
import { buildAttendeeSummary, onOrganiser } from '../../testing/organiserSettings.ts';
import { eventId } from '../../testing/promoterSettings.ts';
import { AttendeesPage } from './AttendeesPage.tsx';

const here = { path: `/organiser/attendees/${eventId}` };
const meta: Meta<typeof AttendeesPage> = {
  title: 'Organiser/Attendees',
  component: AttendeesPage,
  tags: ['page', 'attendees', 'search', 'filter', 'csv'],
  render: () => (
    <Routes>
      <Route path="/organiser/attendees/:eventId" element={<AttendeesPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof AttendeesPage>;

export const Attending: Story = { decorators: [onOrganiser({}, here)] };
export const French: Story = { decorators: [onOrganiser({}, here)], globals: { locale: 'fr-CA' } };
export const Spanish: Story = { decorators: [onOrganiser({}, here)], globals: { locale: 'es-US' } };
/** Nothing is sold yet. */
export const None: Story = {
  tags: ['empty'],
  decorators: [
    onOrganiser(
      {
        getAttendeeSummary: buildAttendeeSummary({
          ...{ attendees: 0, checkedIn: 0, unnamed: 0, sent: 0, selling: 0, offers: [] },
        }),
        listAttendees: { attendees: [] },
      },
      here,
    ),
  ],
};
/** Member without the right. */
export const Forbidden: Story = {
  tags: ['forbidden'],
  decorators: [onOrganiser({ getAttendeeSummary: refuse('forbidden') }, here)],
};
export const ListFailed: Story = {
  tags: ['error', 'retry'],
  decorators: [onOrganiser({ listAttendees: refuse('serviceUnavailable') }, here)],
};
export const Failed: Story = {
  tags: ['error', 'retry'],
  decorators: [onOrganiser({ getAttendeeSummary: refuse('serviceUnavailable') }, here)],
};
export const Loading: Story = {
  tags: ['skeleton'],
  decorators: [onOrganiser({ getAttendeeSummary: () => new Promise<never>(() => undefined) }, here)],
};
