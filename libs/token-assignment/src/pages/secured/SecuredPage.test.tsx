import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildEventSummary, renderFeature, type MockAnswers } from '@foyer/testing';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { SecuredPage } from './SecuredPage.tsx';

const { eventId } = buildEventSummary();
const show = (answers: MockAnswers = {}, path = '/securedTokens') =>
  renderFeature(
    <Routes>
      <Route path="/securedTokens/:eventId?" element={<SecuredPage />} />
    </Routes>,
    tokenSettings(answers, { path }),
  );

it('lists events with Passes that are nobody’s yet, each of which leads to naming someone [C2.11b]', async () => {
  const { api } = show({ getActivitySummary: { attending: 1, requested: 0, streaming: 0, secured: 1 } });
  expect(await screen.findByRole('link', { name: 'Northern Lights' })).toHaveAttribute(
    'href',
    `/myPass/token/${eventId}/assign`,
  );
  expect(await screen.findByRole('link', { name: 'To assign (1)' })).toHaveAttribute('aria-current', 'page');
  expect(api.calls).toContainEqual({
    operationId: 'listAttendingEvents',
    request: { tab: 'secured', when: 'upcoming', limit: '50' },
  });
});

it('shows one event, and leads back to all', async () => {
  show({}, `/securedTokens/${eventId}`);
  expect(await screen.findByRole('link', { name: 'See all events' })).toHaveAttribute(
    'href',
    '/securedTokens',
  );
});

it('says that everybody is named', async () => {
  show({ listAttendingEvents: { events: [] } });
  expect(await screen.findByRole('heading', { name: 'Everyone is set' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my Passes' })).toHaveAttribute('href', '/myPass/going');
});
