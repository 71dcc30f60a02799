import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { buildEventSummary, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { streamingSettings } from '../../testing/streamingSettings.ts';
import { PlayerAnalyticsPage } from './PlayerAnalyticsPage.tsx';

const { eventId } = buildEventSummary();
const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <Routes>
      <Route path="/player/:eventId/analytics" element={<PlayerAnalyticsPage />} />
    </Routes>,
    streamingSettings(answers, { path: `/player/${eventId}/analytics` }),
  );

it('shows who watches, by the minute and by longer steps [C3.14a-e, C7.13, C7.19a-b, C9.09c]', async () => {
  const { api, user } = show();
  expect(await screen.findByText('Minutes watched', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('48,211')).toBeVisible();
  const table = await screen.findByRole('table', { name: /People who watched/ });
  const [, latest] = within(table).getAllByRole('row');
  expect(latest).toHaveTextContent('1,180');
  expect(api.calls).toContainEqual({
    operationId: 'listVideoTimeseries',
    request: { eventId, granularity: 'MINUTE' },
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Per' }), 'Week');
  await screen.findByRole('table', { name: /People who watched/ });
  expect(api.calls).toContainEqual({
    operationId: 'listVideoTimeseries',
    request: { eventId, granularity: 'WEEK' },
  });
});

it('shows what viewers think, without their names [C2.31u]', async () => {
  show();
  const ratings = await screen.findByRole('table', { name: 'Ratings' });
  expect(within(ratings).getByRole('row', { name: /5 of 5/ })).toHaveTextContent('130');
  expect(screen.getByText('48 viewers skipped the question.')).toBeVisible();
  expect(screen.getByText('As if I had been there.')).toBeVisible();
});

it('shows who isn’t a member why there are no figures', async () => {
  show({ getClientStream: refuse('forbidden', { message: 'Not yours.' }) });
  expect(await screen.findByText('Not yours.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
