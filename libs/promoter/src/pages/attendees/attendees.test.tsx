import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildAttendee, organiserSettings } from '../../testing/organiserSettings.ts';
import { eventId, offerGroupId } from '../../testing/promoterSettings.ts';
import { AttendeesPage } from './AttendeesPage.tsx';

const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <Routes>
      <Route path="/organiser/attendees/:eventId" element={<AttendeesPage />} />
    </Routes>,
    organiserSettings(answers, { path: `/organiser/attendees/${eventId}` }),
  );

it('shows who attends an event, and how many [C1.09c, C6.07d]', async () => {
  show();
  expect(await screen.findByText('1,248')).toBeInTheDocument();
  expect(screen.getByText('300 of 948')).toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: /^Gina Moreau/ })).toBeInTheDocument();
});

it('tells owners who saved the attendees', async () => {
  show();
  expect(await screen.findByText(/Noor Haddad.*: 1,190 attendees/)).toBeInTheDocument();
  expect(screen.getByText(/Deleted account.*: 1,002 attendees/)).toBeInTheDocument();
});

it('finds a person, and narrows the list by state and offer', async () => {
  const { user, api } = show();
  await user.selectOptions(await screen.findByLabelText('State'), 'Checked in');
  await user.selectOptions(screen.getByLabelText('Offer'), 'Floor, standing');
  await waitFor(() =>
    expect(api.calls).toContainEqual({
      operationId: 'listAttendees',
      request: { eventId, limit: '50', state: 'checkedIn', offerGroupId },
    }),
  );
  await user.type(screen.getByRole('searchbox'), 'g');
  await waitFor(() =>
    expect(api.calls).toContainEqual({
      operationId: 'searchAttendees',
      request: { eventId, limit: 50, state: 'checkedIn', offerGroupId, search: 'g' },
    }),
  );
});

it('loads the next page, and says what nobody matches', async () => {
  const { user, api } = show();
  await screen.findByRole('rowheader', { name: /^Gina Moreau/ });
  api.answer({
    listAttendees: {
      attendees: [buildAttendee({ tokenId: '01936f5e-7c00-7000-8000-0000000000c9', firstName: 'Zoé' })],
    },
    searchAttendees: { attendees: [] },
  });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('rowheader', { name: /^Zoé Moreau/ })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No attendees found')).toBeInTheDocument();
});

it('saves the attendees as a file, or says why not [C7.73c]', async () => {
  const { user, api } = show({ downloadAttendees: refuse('tooManyRequests', { message: 'Wait a minute.' }) });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByText('Wait a minute.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({ operationId: 'downloadAttendees', request: { eventId } });
});

it('tells a member without the right', async () => {
  show({ getAttendeeSummary: refuse('forbidden') });
  expect(await screen.findByText(/^You don’t have access to the attendees/)).toBeInTheDocument();
});
