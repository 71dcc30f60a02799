import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildEventSummary, renderFeature, type MockAnswers } from '@foyer/testing';
import { tokenSettings } from '../../testing/tokenSettings.ts';
import { StreamingPage } from './StreamingPage.tsx';

const { eventId } = buildEventSummary();
const show = (pattern: string, path = pattern, answers: MockAnswers = {}) =>
  renderFeature(
    <Routes>
      <Route path={pattern} element={<StreamingPage />} />
    </Routes>,
    tokenSettings(answers, { path }),
  );
const asked = ({ api }: ReturnType<typeof show>): unknown[] =>
  api.calls.filter(({ operationId }) => operationId === 'listAttendingEvents').map(({ request }) => request);

it('lists streams, each of which leads to its player, and says on its tab how many there are [C2.08c, C7.69a]', async () => {
  const shown = show('/myPass/streaming', '/myPass/streaming', {
    getActivitySummary: { attending: 1, requested: 0, streaming: 2 },
  });
  expect(await screen.findByRole('link', { name: 'Northern Lights' })).toHaveAttribute(
    'href',
    `/northern-lights/player/${eventId}`,
  );
  expect(await screen.findByRole('link', { name: 'Streaming (2)' })).toHaveAttribute('aria-current', 'page');
  expect(asked(shown)).toEqual([{ tab: 'streaming', when: 'upcoming', limit: '50' }]);
});

it.each([
  ['/myPass/streaming/:eventId', 'upcoming', '/myPass/streaming'],
  ['/myPass/past/streaming/:eventId', 'past', '/myPass/past/streaming'],
  ['/streamingTokens/:eventId', 'upcoming', '/myPass/streaming'],
])(
  'asks at %s for that stream alone, and leads back to all [C2.08c, C2.08i, C2.11c]',
  async (pattern, when, all) => {
    const shown = show(pattern, pattern.replace(':eventId', eventId));
    expect(await screen.findByRole('link', { name: 'See all events' })).toHaveAttribute('href', all);
    expect(asked(shown)).toEqual([{ tab: 'streaming', when, eventId }]);
  },
);

it('says that there are none, and where to find some', async () => {
  show('/myPass/past/streaming', '/myPass/past/streaming', { listAttendingEvents: { events: [] } });
  expect(await screen.findByRole('heading', { name: 'No past streams' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Discover events' })).toBeVisible();
});
